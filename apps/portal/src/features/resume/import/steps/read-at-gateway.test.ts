import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../../../testing/test-portal.ts';
import { ASK_EVERY_MS, readAtGateway } from './read-at-gateway.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ref = { fileId: 'f1', fileName: 'scan.png', size: 8 };

/** A gateway that answers with these states in turn, the last one repeatedly. */
function begin(...answers: readonly object[]) {
  const portal = testPortal();
  const asked: string[] = [];
  vi.spyOn(portal.gateway, 'call').mockImplementation(async ({ name }) => {
    const method = name.slice(name.lastIndexOf('.') + 1);
    asked.push(method);
    const times = asked.filter((one) => one === 'getParseResult').length;
    return (method === 'parseResume' ? { jobId: 'j1' } : (answers[times - 1] ?? answers.at(-1))) as never;
  });
  const stages: string[] = [];
  const controller = new AbortController();
  const ended = vi.fn();
  const { signal } = controller;
  void readAtGateway(portal, ref, { signal, tell: ({ stage }) => stages.push(stage) }).then(ended, ended);
  return { asked, stages, ended, controller };
}

describe('a file that is read by the gateway', () => {
  it('is asked about once a second until it is read', async () => {
    const { asked, stages, ended } = begin(
      { state: 'queued' },
      { state: 'reading' },
      { state: 'done', fields: [] },
    );
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    expect(asked).toEqual(['parseResume', 'getParseResult']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['parseResume', 'getParseResult', 'getParseResult']);
    expect(stages).toEqual(['queued', 'queued', 'reading']);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(ended).toHaveBeenCalledWith([]);
    await vi.advanceTimersByTimeAsync(10 * ASK_EVERY_MS);
    expect(asked.length).toBe(4);
  });

  it('is not asked about any more after it was cancelled', async () => {
    const { asked, ended, controller } = begin({ state: 'reading' });
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS / 2);
    controller.abort('given up');
    await vi.advanceTimersByTimeAsync(10 * ASK_EVERY_MS);
    expect([asked.length, ended.mock.calls]).toEqual([2, [['given up']]]);
  });

  it('fails after three minutes', async () => {
    const { ended } = begin({ state: 'reading' });
    await vi.advanceTimersByTimeAsync(180 * ASK_EVERY_MS);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'ReadFailure', reason: 'broken' }));
  });
});
