import { describe, expect, test } from 'vitest';
import { resendKey, secondsLeft, withSent } from './resend.ts';

const now = 1_800_000_000_000;
const key = resendKey('login', '+86 13800000001');

describe('the countdown of a code', () => {
  test.each([
    ['nothing was sent', undefined, 0],
    ['nothing was sent to this contact', { other: now + 9000 }, 0],
    ['it begins at 60', { [key]: now + 60_000 }, 60],
    ['a second that has begun counts', { [key]: now + 58_001 }, 59],
    ['the last moment is a second', { [key]: now + 1 }, 1],
    ['it ends at zero', { [key]: now }, 0],
    ['it is long over', { [key]: now - 9000 }, 0],
    ['of a clock that was set back since it is none', { [key]: now + 60_001 }, 0],
    ['nor is it of an end that never comes', { [key]: 1e300 }, 0],
  ])('%s', (_, times, seconds) => {
    expect(secondsLeft(times, key, now)).toBe(seconds);
  });

  test('begins with a send, and forgets those that are over', () => {
    expect(withSent({ over: now, running: now + 1 }, key, now)).toEqual({
      running: now + 1,
      [key]: now + 60_000,
    });
  });

  test('is one for each contact and function', () => {
    const keys = [
      resendKey('login', '+86 13800000001'),
      resendKey('login', '+852 51234567'),
      resendKey('register', '+86 13800000001'),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});
