import { expect, test, vi } from 'vitest';
import { todayOf } from './today-of.ts';

test.each([
  ['Asia/Shanghai', '2026-02-01'],
  ['Europe/London', '2026-01-31'],
  ['America/New_York', '2026-01-31'],
])('the current day is by the viewer’s clock: in %s, at 23:59 UTC on January 31, it is %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(todayOf(Date.UTC(2026, 0, 31, 23, 59))).toBe(day);
});
