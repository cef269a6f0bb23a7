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

describe('opening the store of visits', () => {
  it('fails after five seconds where the browser’s database does not answer', async () => {
    vi.stubGlobal('indexedDB', { open: () => new fakeDatabase.IDBOpenDBRequest() });
    const opening = expect(openVisitStore()).rejects.toThrow('the database does not answer');
    await vi.advanceTimersByTimeAsync(5_000);
    await opening;
  });

  it('fails where the browser does not permit a database', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await expect(openVisitStore()).rejects.toThrow('insecure');
  });
});
