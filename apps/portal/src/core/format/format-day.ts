import { dateFormat } from '@careers/ui';
import { isCalendarDay } from '@careers/validation';
import { DAY_MS } from '../day-ms.ts';
import { unbroken } from './unbroken.ts';

/** A calendar day `2026-11-20` as people write it; it is the same day in every zone. What no calendar has is returned unchanged. */
export function formatDay(day: string, locale: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  const written = formatPrintedDay(day, locale, dateStyle);
  return written === day ? day : unbroken(written);
}

/** The same for print, without invisible joiners: paper may show them, and programs read the text of a PDF. */
export function formatPrintedDay(
  day: string,
  locale: string,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  return formatWith(day, locale, { dateStyle });
}

function formatWith(day: string, locale: string, format: Intl.DateTimeFormatOptions): string {
  if (!isCalendarDay(day)) return day;
  return dateFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** A range of calendar days; the year or month that both share is written once. */
export function formatDays(first: string, last: string, locale: string): string {
  if (locale.startsWith('zh')) {
    // `formatRange` writes slashes here, in different orders for the mainland and Hong Kong.
    const whole = formatPrintedDay(last, locale);
    const isShared = (length: number) => first.slice(0, length) === last.slice(0, length);
    let rest: string | undefined = whole;
    if (isShared('2026-11'.length)) rest = whole.split('月')[1];
    else if (isShared('2026'.length)) rest = whole.split('年')[1];
    return `${formatDay(first, locale)}至${unbroken(rest ?? whole)}`;
  }
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    Date.parse(first),
    Date.parse(last),
  );
}

/** The number of an instant's day in the viewer's zone, whatever its length: days are counted as on a calendar. */
function dayNumber(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** How many days ago an instant was at `now` (Unix milliseconds): 1 if it was yesterday, at whatever time. Never negative. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, dayNumber(now) - dayNumber(Date.parse(instant)));
}

/** Between a figure and the Chinese word that counts it, where the browser writes no space in Simplified Chinese. */
const BEFORE_MEASURE = /(?<=\d)(?=\p{Script=Han})/u;
/** From this many days on the date says more than "n days ago". */
const WEEK = 7;

/**
 * A calendar day relative to `now` (Unix milliseconds): today, yesterday, n days ago; the date itself when it is a week old.
 * A company's time zone may be a day ahead of the reader's: its tomorrow is shown as today.
 *
 * @param length `short` leaves out the year if it is this one
 */
export function formatRecentDay(
  day: string,
  locale: string,
  now: number,
  length: 'full' | 'short' = 'full',
): string {
  const days = dayNumber(now) - Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  if (!isCalendarDay(day) || days < -1 || days >= WEEK)
    return length === 'short' && day.startsWith(`${new Date(now).getFullYear()}-`)
      ? unbroken(formatWith(day, locale, { month: 'short', day: 'numeric' }))
      : formatDay(day, locale);
  const words = relativeFormat(locale).format(-Math.max(0, days), 'day').replace(BEFORE_MEASURE, ' ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Kept, because a list writes a day on each of a hundred rows, and creating one takes longer than all of their words. */
function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, known);
  return known;
}
