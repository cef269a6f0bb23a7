import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartFailure } from '../../../../core/failures/part-failure.ts';
import { readHere } from '../testing/reader-here.ts';
import { answerRequest } from './answer-request.ts';
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

  it('ends at once with the reason when it is cancelled, and ends the worker', async () => {
    const here = readHere(null);
    const controller = new AbortController();
    const failed = vi.fn();
    const file = new Blob(['a']);
    file.arrayBuffer = async () => new ArrayBuffer(1);
    const options = { signal: controller.signal, onPage: () => undefined };
    void createReader().read('txt', file, options).catch(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.workers()).toEqual([{ asked: ['read txt'], isEnded: false }]);
    controller.abort('given up');
    await vi.advanceTimersByTimeAsync(0);
    expect(failed.mock.calls).toEqual([['given up']]);
    expect(here.workers()).toEqual([{ asked: ['read txt'], isEnded: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes the worker that waits for a file, or another one if that has broken down', async () => {
    vi.useRealTimers();
    const here = readHere(async (_, tell) => tell({ kind: 'read', fields: [] }));
    const options = { signal: new AbortController().signal, onPage: () => undefined };
    const reader = createReader();
    reader.prepare();
    await reader.read('pdf', new Blob(['a']), options);
    reader.prepare();
    here.breakDown();
    await reader.read('pdf', new Blob(['a']), options);
    expect(here.workers().map(({ asked }) => asked)).toEqual([
      ['prepare pdf', 'read pdf'],
      ['prepare pdf'],
      ['read pdf'],
    ]);
  });

  it('answers that its parts are there before it has a file', async () => {
    const tell = vi.fn();
    await answerRequest({ kind: 'prepare', format: 'txt' }, tell);
    expect(tell.mock.calls).toEqual([[{ kind: 'prepared', format: 'txt' }]]);
  });

  it('says why nothing could be read', async () => {
    vi.useRealTimers();
    readHere(async (_, tell) => tell({ kind: 'failed', reason: 'locked' }));
    const options = { signal: new AbortController().signal, onPage: () => undefined };
    const reading = createReader().read('pdf', new Blob(['a']), options);
    await expect(reading).rejects.toMatchObject({ name: 'ReadFailure', reason: 'locked' });
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
