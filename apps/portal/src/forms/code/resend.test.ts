import { describe, expect, test } from 'vitest';
import { firstUnanswered, resendKey, secondsLeft, withSent } from './resend.ts';

const now = 1_800_000_000_000;
const key = resendKey('login', '+86 13800000001');

describe('the countdown of a code', () => {
  test.each([
    ['nothing was sent', undefined, 0],
    ['nothing was sent to this contact, but to another', { other: now + 9000 }, 0],
    ['it begins at 60', { [key]: now + 60_000 }, 60],
    ['a second that has begun is counted', { [key]: now + 58_001 }, 59],
    ['the last millisecond is shown as a second', { [key]: now + 1 }, 1],
    ['it ends at zero', { [key]: now }, 0],
    ['it is long over', { [key]: now - 9000 }, 0],
    ['the clock was set back since', { [key]: now + 60_001 }, 0],
    ['the stored end is far in the future', { [key]: 1e300 }, 0],
  ])('has the right number of seconds: %s', (_, times, seconds) => {
    expect(secondsLeft(times, key, now)).toBe(seconds);
  });

  test('begins with a send, and removes expired ones', () => {
    expect(withSent({ over: now, running: now + 1 }, key, now, now)).toEqual({
      running: now + 1,
      [key]: now + 60_000,
    });
  });

  test('begins with the first send of all', () => {
    expect(withSent(undefined, key, now, now)).toEqual({ [key]: now + 60_000 });
  });

  test('is separate for each contact and function', () => {
    const keys = [
      resendKey('login', '+86 13800000001'),
      resendKey('login', '+852 51234567'),
      resendKey('register', '+86 13800000001'),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  test.each([
    ['the first of those that may have arrived', [now - 40_000, now - 20_000], now - 40_000],
    ['not one that is over', [now - 60_000, now - 20_000], now - 20_000],
    ['none', [now - 90_000], undefined],
  ])('of a code whose reply was lost begins with its request: %s', (_, times, begin) => {
    const requests = times.map((at) => ({ to: 'here', at }));
    expect(firstUnanswered([{ to: 'there', at: now - 50_000 }, ...requests], 'here', now)).toBe(begin);
  });
});
