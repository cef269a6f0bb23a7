import { describe, expect, it } from 'vitest';
import { isoDay } from './clock.ts';

describe('a day in the group’s zone, UTC+8', () => {
  it.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02'],
    ['2024-02-28T16:00:00.000Z', '2024-02-29'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['1969-12-31T15:59:59.999Z', '1969-12-31'],
  ])('of %s is %s, also when it is asked for again', (instant, day) => {
    expect(isoDay(Date.parse(instant))).toBe(day);
    expect(isoDay(Date.parse(instant))).toBe(day);
  });
});
