import { dateFormat } from '@careers/ui';
import { unbroken } from './unbroken.ts';

/** A calendar day `2026-11-20` as people write it; it is the same day in every zone. */
export function formatDay(day: string, locale: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  const written = formatPrintedDay(day, locale, dateStyle);
  return written === day ? day : unbroken(written);
}

/** The same for paper, which shows whatever stands between the letters, and whose text is read by programs. */
export function formatPrintedDay(
  day: string,
  locale: string,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(time);
}

/** From one calendar day to another; what both have in common is said once. */
export function formatDays(first: string, last: string, locale: string): string {
  if (locale.startsWith('zh')) {
    // The browser’s own has slashes here, in one order on the mainland and in another in Hong Kong.
    const whole = formatPrintedDay(last, locale);
    const isIn = (length: number) => first.slice(0, length) === last.slice(0, length);
    const rest = isIn('2026-11'.length)
      ? whole.split('月')[1]
      : isIn('2026'.length)
        ? whole.split('年')[1]
        : whole;
    return `${formatDay(first, locale)}至${unbroken(rest ?? whole)}`;
  }
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    Date.parse(first),
    Date.parse(last),
  );
}

const DAY_MS = 86_400_000;
/** From so many days on, the day itself says more than how long ago it was. */
const WEEK = 7;

/**
 * A calendar day as one would say it now (Unix milliseconds): today, yesterday, some days ago; the day itself when it is
 * a week old. A company may be a day ahead of whoever reads: its tomorrow is today.
 */
export function formatRecentDay(day: string, locale: string, now: number): string {
  const today = new Date(now);
  const begun = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const days = (begun - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
  if (!(days >= -1 && days < WEEK)) return formatDay(day, locale);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
