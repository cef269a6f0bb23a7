import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failIfStays } from './fail-if-stays.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Something asked of the network, and how it ended so far. */
function ask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ends: unknown[] = [];
  void failIfStays(promise).then(
    (answer) => ends.push(answer),
    (error: Error) => ends.push(error.message),
  );
  return { ends, answer: resolve, lose: () => reject(new TypeError('lost')) };
}

const leave = () => dispatchEvent(new Event('beforeunload'));
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('what is lost', () => {
  test('fails at once on a page that nobody leaves', async () => {
    const { ends, lose } = ask();
    lose();
    await settle();
    expect(ends).toEqual(['lost']);
  });

  test('while the page is being left does not fail before the next page is there', async () => {
    const { ends, lose } = ask();
    leave();
    lose();
    await settle(9_000);
    expect(ends).toEqual([]);
  });

  test('fails after all when the page has stayed, as for a download', async () => {
    const { ends, lose } = ask();
    leave();
    lose();
    await settle(10_000);
    expect(ends).toEqual(['lost']);
  });

  test('fails when the page comes back', async () => {
    const { ends, lose } = ask();
    leave();
    lose();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settle();
    expect(ends).toEqual([]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(ends).toEqual(['lost']);
  });

  test('fails at once when the person did not leave after all', async () => {
    const { ends, lose } = ask();
    leave();
    await settle(10_000);
    lose();
    await settle();
    expect(ends).toEqual(['lost']);
  });
});

test('an answer is an answer, also on a page that is being left', async () => {
  const { ends, answer } = ask();
  leave();
  answer('here');
  await settle();
  expect(ends).toEqual(['here']);
});
