import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { createLanguages } from '../../../core/language/languages.ts';
import { formatMonth, formatPeriod } from './format-period.ts';
import { newestFirst, type Period, periodProblems } from './periods.ts';

const period = (start: string, end: string, present = false): Period => ({ start, end, present });
const past = { thisMonth: '2026-11', mayBeFuture: false };

describe('the check of a period', () => {
  it.each([
    ['is over', period('2019-03', '2020-01'), []],
    ['ends in the month it begins in', period('2019-03', '2019-03'), []],
    ['lasts to this month', period('2019-03', '2026-11'), []],
    ['is half written', period('', '2019-03'), []],
    ['ends before it begins', period('2019-03', '2019-02'), [{ field: 'end', problem: 'tooEarly' }]],
    ['goes on, whatever its end says', period('2019-03', '2018-01', true), []],
    ['has not begun', period('2026-12', ''), [{ field: 'start', problem: 'tooLate' }]],
    ['ends in the future', period('2019-03', '2027-01'), [{ field: 'end', problem: 'tooLate' }]],
    [
      'is no month at all',
      period('2019-13', '2020'),
      [
        { field: 'start', problem: 'unreadable' },
        { field: 'end', problem: 'unreadable' },
      ],
    ],
    [
      'is typed, and ends before it begins',
      period('2019年3月', '2018.12'),
      [{ field: 'end', problem: 'tooEarly' }],
    ],
  ])('that %s', (_, value, problems) => {
    expect(periodProblems(value, past)).toEqual(problems);
  });

  it('allows an end in the future if it can be planned, and no “to present” before the start', () => {
    const planned = { ...past, mayBeFuture: true };
    expect(periodProblems(period('2027-09', '2030-06'), planned)).toEqual([]);
    expect(periodProblems(period('2027-09', '', true), planned)).toEqual([
      { field: 'start', problem: 'tooLate' },
    ]);
  });
});

describe('sorting periods', () => {
  const order = (...periods: Period[]) => newestFirst(periods, (one) => one);

  it('puts current ones first, then by end and start, and those without months last', () => {
    const present = period('2020-01', '2019-01', true);
    const last = period('2012-01', '2019-12');
    const late = period('2018-01', '2019-06');
    const nested = period('2018-06', '2019-06');
    const begun = period('2017-05', '');
    const early = period('2015-01', '2016-01');
    const none = period('', '');
    expect(order(none, early, late, begun, nested, last, present)).toEqual([
      present,
      last,
      nested,
      late,
      begun,
      early,
      none,
    ]);
  });

  it('keeps the order of equal ones', () => {
    const [one, other] = [period('2018-01', '2019-06'), period('2018-01', '2019-06')];
    expect(order(one, other)[0]).toBe(one);
    expect(order(other, one)[0]).toBe(other);
  });
});

describe('formatting a period', () => {
  it.each([
    ['en-us', ['Mar 2019 – Jan 2020', 'Mar 2019 – present', 'Mar 2019', 'until Jan 2020', 'to present', '']],
    ['zh-cn', ['2019年3月至2020年1月', '2019年3月至今', '2019年3月', '截至2020年1月', '至今', '']],
    ['zh-hk', ['2019年3月至2020年1月', '2019年3月至今', '2019年3月', '截至2020年1月', '至今', '']],
  ] as const)('uses the words of %s', async (locale, words) => {
    const languages = createLanguages();
    await languages.activate(locale);
    await languages.need('resume');
    const written = [
      period('2019-03', '2020-01'),
      period('2019-03', '2020-01', true),
      period('2019-03', ''),
      period('', '2020-01'),
      period('', '', true),
      period('', ''),
    ].map((one) => formatPeriod(one, languages.i18n));
    expect(written).toEqual(words);
  });

  it('shows one month if both are the same, and malformed text unchanged', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    expect(formatPeriod(period('2019-03', '2019-03'), i18n)).toBe('Mar 2019');
    expect(formatMonth('2019-1', 'en')).toBe('2019-1');
    expect(formatMonth('2019-13', 'en')).toBe('2019-13');
  });
});
