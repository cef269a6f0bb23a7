import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait is over after its time', async () => {
  const over = vi.fn();
  void wait(1000, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledTimes(1);
});

test.each([
  ['before it began', 0],
  ['while it lasts', 500],
])('a wait that was given up %s ends at once, with the reason', async (_, after) => {
  const controller = new AbortController();
  if (after === 0) controller.abort('given up');
  const ended = vi.fn();
  wait(1000, controller.signal).catch(ended);
  await vi.advanceTimersByTimeAsync(after);
  controller.abort('given up');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([['given up']]);
  expect(vi.getTimerCount()).toBe(0);
});
