import { expect, test } from 'vitest';
import { formatAlternatives, formatMoment } from './format.ts';
import { formatDay } from './summary/format-day.ts';

test.each([
  ['zh-CN', '2026年11月20日'],
  ['zh-HK', '2026年11月20日'],
  ['en', 'Nov 20, 2026'],
])('a day in %s', (locale, expected) => {
  expect(formatDay('2026-11-20', locale)).toBe(expected);
});

test('a moment is shown in the viewer’s zone, with the zone named', () => {
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(Date.parse('2026-11-20T10:30:00Z'))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatMoment('2026-11-20T10:30:00Z', 'en')).toMatch(/2026, \d\d:\d\d \(.+\)$/);
  expect(formatMoment('2026-11-20T10:30:00Z', 'en')).toContain(`(${zone})`);
  expect(formatMoment('2026-11-20T10:30:00Z', 'zh-CN')).toMatch(/^2026年11月\d+日 \d\d:\d\d（.+）$/);
});

test('what is no date is shown as it came', () => {
  expect(formatDay('soon', 'en')).toBe('soon');
  expect(formatMoment('soon', 'en')).toBe('soon');
});

test('entries of one facet are alternatives', () => {
  expect(formatAlternatives(['Bachelor', 'Master'], 'en')).toBe('Bachelor or Master');
  expect(formatAlternatives(['本科', '硕士'], 'zh-CN')).toBe('本科或硕士');
});
