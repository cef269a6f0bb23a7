import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartFailure } from '../../../../core/failures/part-failure.ts';
import { readHere } from '../testing/reader-here.ts';
import { createReader, READ_MAX_MS } from './reader.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('reading a file on the device', () => {
  it('fails after a minute, and ends the worker', async () => {
    const here = readHere(null);
    const failed = vi.fn();
    const options = { signal: new AbortController().signal, onPage: () => undefined };
    const file = new Blob(['a']);
    // So that the test waits for the timer only.
    file.arrayBuffer = async () => new ArrayBuffer(1);
    void createReader().read('txt', file, options).catch(failed);
    await vi.advanceTimersByTimeAsync(READ_MAX_MS - 1);
    expect([here.workers(), failed.mock.calls]).toEqual([[{ asked: ['read txt'], isEnded: false }], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ReadFailure', reason: 'broken' }));
    expect(here.workers()).toEqual([{ asked: ['read txt'], isEnded: true }]);
  });

  it('reports code that could not be fetched as such, and not as a damaged file', async () => {
    vi.useRealTimers();
    readHere(async ({ format }, tell) => tell({ kind: 'unprepared', format }));
    const options = { signal: new AbortController().signal, onPage: () => undefined };
    const reading = createReader().read('pdf', new Blob(['a']), options);
    await expect(reading).rejects.toBeInstanceOf(PartFailure);
  });

  it('reads a file although the code of another format could not be fetched', async () => {
    vi.useRealTimers();
    readHere(async (_, tell) => {
      tell({ kind: 'unprepared', format: 'pdf' });
      tell({ kind: 'read', fields: [] });
    });
    const options = { signal: new AbortController().signal, onPage: () => undefined };
    expect(await createReader().read('docx', new Blob(['a']), options)).toEqual([]);
  });
});
