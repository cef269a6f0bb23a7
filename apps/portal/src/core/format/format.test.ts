import { describe, expect, test, vi } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { countsUnbroken } from './counts-unbroken.ts';
import { formatDate, formatInstant } from './format.ts';
import { daysSince, formatDay, formatDays, formatRecentDay } from './format-day.ts';
import { joinFacts, listOf, saidOnce } from './list-of.ts';
import { textUnbroken } from './unbroken.ts';

const instant = '2031-05-20T12:00:00+08:00';

test('a day and a time follow the language', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  expect(asRead(formatDate(instant, 'en'))).toBe('May 20, 2031');
  expect(asRead(formatDate(instant, 'zh-CN'))).toBe('2031年5月20日');
  expect(asRead(formatInstant(instant, 'zh-HK'))).toContain('2031年5月20日');
});

test('a day is not broken between two lines, and the time behind it may be', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  expect(formatDate(instant, 'en')).toBe('May\u00a020,\u00a02031');
  expect(formatDay('2031-05-20', 'zh-CN')).toBe('2031\u2060年\u20605\u2060月\u206020\u2060日');
  expect(formatInstant(instant, 'en')).toMatch(/^May\u00a0\d+,\u00a02031, \d\d:\d\d\u00a0\(/);
});

test.each([
  ['zh-CN', '2026年11月20日'],
  ['zh-HK', '2026年11月20日'],
  ['en', 'Nov 20, 2026'],
])('a calendar day in %s is the same in every zone', (locale, expected) => {
  expect(asRead(formatDay('2026-11-20', locale))).toBe(expected);
});

test.each([
  ['UTC', 'May 20, 2031, 04:00 (UTC)', '2031年5月20日 04:00（UTC）'],
  ['Asia/Shanghai', 'May 20, 2031, 12:00 (UTC+8)', '2031年5月20日 12:00（UTC+8）'],
  ['Europe/Berlin', 'May 20, 2031, 06:00 (UTC+2)', '2031年5月20日 06:00（UTC+2）'],
  ['America/Bogota', 'May 19, 2031, 23:00 (UTC−5)', '2031年5月19日 23:00（UTC−5）'],
])('a time is in the viewer’s zone, with the zone named behind it: %s', (zone, english, chinese) => {
  vi.stubEnv('TZ', zone);
  expect([asRead(formatInstant(instant, 'en')), asRead(formatInstant(instant, 'zh-CN'))]).toEqual([
    english,
    chinese,
  ]);
});

test('a viewer who travels reads times in the zone where they are now', () => {
  const shown = ['Asia/Shanghai', 'America/Bogota'].map((zone) => {
    vi.stubEnv('TZ', zone);
    return asRead(formatInstant('2031-05-01T02:00:00Z', 'zh-CN'));
  });
  expect(shown).toEqual(['2031年5月1日 10:00（UTC+8）', '2031年4月30日 21:00（UTC−5）']);
});

test('the browser is asked for the viewer’s zone once, and not for each time of a list', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  for (const hour of ['01', '02', '03']) formatInstant(`2031-05-01T${hour}:00:00Z`, 'en');
  expect(asked).toHaveBeenCalledOnce();
});

test.each(['2026-02-31', '2026-04-31', '2027-02-29'])(
  'a day that no calendar has is shown as it came, not as a day of the next month: %s',
  (none) => {
    const now = Date.UTC(2026, 2, 4);
    expect([formatDay(none, 'en'), formatDay(none, 'zh-CN'), formatRecentDay(none, 'en', now)]).toEqual([
      none,
      none,
      none,
    ]);
  },
);

test('what is no date is shown as it came', () => {
  for (const format of [formatDay, formatDate, formatInstant]) expect(format('soon', 'en')).toBe('soon');
});

describe('days since an instant are those of the viewer’s calendar', () => {
  test.each([
    ['the same moment', 'UTC', instant, instant, 0],
    ['the first and the last minute of a day', 'Asia/Shanghai', '2031-05-19T16:00Z', '2031-05-20T15:59Z', 0],
    ['two minutes around midnight', 'Asia/Shanghai', '2031-05-20T15:59Z', '2031-05-20T16:01Z', 1],
    ['the same two minutes elsewhere', 'America/New_York', '2031-05-20T15:59Z', '2031-05-20T16:01Z', 0],
    [
      'an evening and the morning of the next year',
      'Asia/Kolkata',
      '2031-12-31T18:00Z',
      '2032-01-01T03:00Z',
      1,
    ],
    [
      'days of which one has 23 hours',
      'America/New_York',
      '2031-03-07T12:00-05:00',
      '2031-03-10T12:00-04:00',
      3,
    ],
    [
      'days of which one has 25 hours',
      'America/New_York',
      '2031-11-01T12:00-04:00',
      '2031-11-04T12:00-05:00',
      3,
    ],
    ['one that lies ahead', 'Pacific/Apia', '2031-05-25T12:00Z', '2031-05-20T12:00Z', 0],
  ])('%s in %s', (_, zone, since, now, days) => {
    vi.stubEnv('TZ', zone);
    expect(daysSince(since, Date.parse(now))).toBe(days);
  });
});

test('a day in a text that somebody wrote is not broken either, and nothing else of the text is changed', () => {
  expect(textUnbroken('面试时间：2031年5月20日 10:00（UTC+8）。')).toBe(
    `面试时间：${formatDay('2031-05-20', 'zh-CN')} 10:00\u2060（UTC+8）。`,
  );
  expect(textUnbroken('2031年前，第 5 月')).toBe('2031年前，第 5 月');
  expect(textUnbroken('It is at Nov 20, 2031, 10:00 (UTC+8), or on 1 March.')).toBe(
    `It is at ${formatDay('2031-11-20', 'en')}, 10:00\u00a0(UTC+8), or on 1 March.`,
  );
  expect(textUnbroken('It is at 10:00 (UTC+8).')).toBe('It is at 10:00\u00a0(UTC+8).');
});

test.each([
  ['CNY 15,000–24,000 a month', 'CNY\u00a015,000–24,000 a month'],
  ['月薪 15,000–24,000 元', '月薪 15,000–24,000\u00a0元'],
  ['每月人民幣 17,000 元（稅前）', '每月人\u2060民\u2060幣\u00a017,000\u00a0元（稅前）'],
  ['200 people in 12 cities', '200 people in 12 cities'],
])('an amount stays with its currency on one line: %s', (text, shown) => {
  expect(textUnbroken(text)).toBe(shown);
});

test.each([
  ['任职三个月后，带二十七人', '任职三|个|月后，带二|十|七|人'],
  ['每一位新人有 3 年时间', '每|一|位新人有 3 年时间'],
  ['兩小時內處理三個項目', '兩|小|時內處理三|個項目'],
  ['拥有3年经验', '拥有3年经验'],
  ['3 years in 2 cities', '3 years in 2 cities'],
])('a line does not end inside a number, or before what it counts: %s', (text, shown) => {
  const joined = shown.replaceAll('|', '\u2060').replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00a0');
  expect(countsUnbroken(text)).toBe(joined);
});

test.each(['1', '1,', '1–'])('a figure that somebody made very long is read at once: %s', (digits) => {
  const long = `${digits.repeat(300_000)}x`;
  expect(textUnbroken(`${long}, 20 元`)).toBe(`${long}, 20\u00a0元`);
});

test.each([
  ['zh-CN', '2031年5月19日至25日', '2031年5月26日至6月1日', '2031年12月29日至2032年1月4日'],
  ['zh-HK', '2031年5月19日至25日', '2031年5月26日至6月1日', '2031年12月29日至2032年1月4日'],
  [
    'en',
    'May 19\u2009–\u200925, 2031',
    'May 26\u2009–\u2009Jun 1, 2031',
    'Dec 29, 2031\u2009–\u2009Jan 4, 2032',
  ],
])('of two days, what they have in common is said once: %s', (locale, inOneMonth, inTwo, inTwoYears) => {
  expect(asRead(formatDays('2031-05-19', '2031-05-25', locale))).toBe(inOneMonth);
  expect(asRead(formatDays('2031-05-26', '2031-06-01', locale))).toBe(inTwo);
  expect(asRead(formatDays('2031-12-29', '2032-01-04', locale))).toBe(inTwoYears);
});

test.each([
  ['zh-CN', '笔记本电脑、耳机'],
  ['zh-HK', '笔记本电脑、耳机'],
  ['en', '笔记本电脑, 耳机'],
])('between two names stands the mark of the language: %s', (locale, said) => {
  expect(listOf(['笔记本电脑', '耳机'], locale)).toBe(said);
});

test.each([
  ['zh-CN', '远岸物流·计划员'],
  ['zh-HK', '远岸物流·计划员'],
  ['en', '远岸物流 · 计划员'],
])('between two facts stands a dot, which in Chinese has its room around it: %s', (locale, said) => {
  expect(joinFacts(['远岸物流', '', '计划员', undefined], locale)).toBe(said);
});

test('of the texts of a list, each is said once, and empty ones are not', () => {
  expect(saidOnce(['', 'One year', ' ', 'Nobody else', 'One year', '\n'])).toEqual([
    'One year',
    'Nobody else',
  ]);
});

describe('a day of the last week is said as one would say it', () => {
  const now = new Date(2031, 4, 20, 0, 30).getTime();

  test.each([
    ['2031-05-20', 'en', 'Today'],
    ['2031-05-19', 'en', 'Yesterday'],
    ['2031-05-17', 'en', '3 days ago'],
    ['2031-05-20', 'zh-CN', '今天'],
    ['2031-05-17', 'zh-CN', '3 天前'],
    ['2031-05-17', 'zh-HK', '3 日前'],
  ])('%s in %s', (posted, locale, said) => {
    expect(formatRecentDay(posted, locale, now)).toBe(said);
  });

  test('a company that is a day ahead has posted it today', () => {
    expect(formatRecentDay('2031-05-21', 'en', now)).toBe('Today');
  });

  test.each(['2031-05-13', '2031-05-22', '2030-05-20'])('%s is said as the day', (posted) => {
    expect(formatRecentDay(posted, 'en', now)).toBe(formatDay(posted, 'en'));
  });

  test.each([
    ['2031-05-13', 'en', 'May 13'],
    ['2031-01-01', 'zh-CN', '1月1日'],
    ['2031-01-01', 'zh-HK', '1月1日'],
    ['2030-12-31', 'en', 'Dec 31, 2030'],
    ['2031-05-22', 'en', 'May 22'],
  ])(
    'where there is little room, the year of %s is said in %s if it is not this one',
    (posted, locale, said) => {
      expect(asRead(formatRecentDay(posted, locale, now, 'short'))).toBe(said);
    },
  );

  test('what is no day stays as it came', () => {
    for (const length of ['full', 'short'] as const)
      expect(formatRecentDay('soon', 'en', now, length)).toBe('soon');
  });
});
