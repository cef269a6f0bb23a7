import { describe, expect, test } from 'vitest';
import { daysSince, formatDate, formatInstant } from './format.ts';
import { formatDay } from './format-day.ts';

const instant = '2031-05-20T12:00:00+08:00';
const day = 86_400_000;

test('a day and a time follow the language', () => {
  expect(formatDate(instant, 'en')).toBe('May 20, 2031');
  expect(formatDate(instant, 'zh-CN')).toBe('2031年5月20日');
  expect(formatInstant(instant, 'zh-HK')).toContain('2031年5月20日');
});

test.each([
  ['zh-CN', '2026年11月20日'],
  ['zh-HK', '2026年11月20日'],
  ['en', 'Nov 20, 2026'],
])('a calendar day in %s is the same in every zone', (locale, expected) => {
  expect(formatDay('2026-11-20', locale)).toBe(expected);
});

test('a time is in the viewer’s zone, with the zone named behind it', () => {
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatInstant(instant, 'en')).toMatch(/2031, \d\d:\d\d \(.+\)$/);
  expect(formatInstant(instant, 'en')).toContain(`(${zone})`);
  expect(formatInstant(instant, 'zh-CN')).toMatch(/^2031年5月\d+日 \d\d:\d\d（.+）$/);
});

test('what is no date is shown as it came', () => {
  for (const format of [formatDay, formatDate, formatInstant]) expect(format('soon', 'en')).toBe('soon');
});

describe('days since an instant', () => {
  test.each([
    ['the same moment', 0, 0],
    ['a moment less than a day', day - 1, 0],
    ['a day', day, 1],
    ['three and a half', 3.5 * day, 3],
    ['one that lies ahead', -5 * day, 0],
  ])('%s', (_, later, days) => {
    expect(daysSince(instant, Date.parse(instant) + later)).toBe(days);
  });
});
