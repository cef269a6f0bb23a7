import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openVisitStore } from './visit-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [name, part] of Object.entries(fakeDatabase)) vi.stubGlobal(name, part);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a browser’s database', () => {
  it('that never answers is none: a page that waited for it would load for ever', async () => {
    vi.stubGlobal('indexedDB', { open: () => new fakeDatabase.IDBOpenDBRequest() });
    const opening = expect(openVisitStore()).rejects.toThrow('the database does not answer');
    await vi.advanceTimersByTimeAsync(5_000);
    await opening;
  });

  it('that may not be asked for is none', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await expect(openVisitStore()).rejects.toThrow('insecure');
  });
});
