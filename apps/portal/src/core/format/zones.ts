import type { TimeSpan } from '@careers/gateway/contract';
import { dateFormat } from '@careers/ui';
import { hoursOfZone, viewerZone } from './format.ts';
import { NO_BREAK_SPACE, unbroken, WORD_JOINER } from './unbroken.ts';

/** Zones that the browser does not know. To try one takes a hundred times as long as to format a time, and a calendar shows hundreds. */
const unknown = new Set<string>();

/**
 * A formatter in a zone. If the browser does not know the zone that a server names, times are shown in the viewer's own zone
 * instead of failing the page.
 */
function zonedFormat(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) {
  if (!unknown.has(timeZone)) {
    try {
      return dateFormat(locale, { ...options, timeZone });
    } catch {
      unknown.add(timeZone);
    }
  }
  return dateFormat(locale, { ...options, timeZone: viewerZone() });
}

/** The day of an instant in a zone, `YYYY-MM-DD`, for comparing days; `formatDayIn` is for people. */
export function dayIn(instant: string | number, timeZone: string): string {
  const parts = zonedFormat(timeZone, 'en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The time of day of an instant in a zone, `HH:mm`. */
export function clockIn(instant: string | number, timeZone: string): string {
  return zonedFormat(timeZone, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** A span in a zone: weekday, date, start and end. */
export function formatSpan({ start, end }: TimeSpan, locale: string, timeZone: string): string {
  // 星期四, as days are written elsewhere: the short forms are 周四 and, which Hong Kong does not write, 週四.
  const weekday = locale.startsWith('zh') ? 'long' : 'short';
  const short = { weekday, month: 'short', day: 'numeric' } as const;
  const begins = zonedFormat(timeZone, locale, { ...short, year: 'numeric' }).format(new Date(start));
  const ends = zonedFormat(timeZone, locale, short).format(new Date(end));
  const comma = locale.startsWith('zh') ? ' ' : ', ';
  const isOvernight = dayIn(start, timeZone) !== dayIn(end, timeZone);
  const until = isOvernight ? `${unbroken(ends)}${comma}` : '';
  return `${unbroken(begins)}${comma}${clockIn(start, timeZone)}–${WORD_JOINER}${until}${clockIn(end, timeZone)}`;
}

/**
 * A span in a zone, with the zone named behind it (decision 6.10). Mere hours stay on the line of the time; a name may have a
 * line to itself.
 */
export function formatSpanIn(time: TimeSpan, locale: string, timeZone: string): string {
  const span = formatSpan(time, locale, timeZone);
  const zone = zoneName(timeZone, locale, time.start);
  const isShort = zone === zoneHours(timeZone, locale, time.start);
  if (locale.startsWith('zh')) return `${span}${isShort ? WORD_JOINER : ''}（${zone}）`;
  return `${span}${isShort ? NO_BREAK_SPACE : ' '}(${zone})`;
}

/** The day and weekday of an instant in a zone; `short` abbreviates the English names. */
export function formatDayIn(
  instant: string | number,
  locale: string,
  timeZone: string,
  names: 'long' | 'short' = 'long',
): string {
  const length = locale.startsWith('zh') ? 'long' : names;
  return zonedFormat(timeZone, locale, { weekday: length, month: length, day: 'numeric' }).format(
    new Date(instant),
  );
}

/** The time of day of an instant in a zone, to stand beside the time in another zone; with its day, if that differs there. */
export function clockBeside(
  instant: string | number,
  locale: string,
  timeZone: string,
  other: string,
): string {
  const clock = clockIn(instant, timeZone);
  if (dayIn(instant, timeZone) === dayIn(instant, other)) return clock;
  const comma = locale.startsWith('zh') ? ' ' : ', ';
  return `${formatDayIn(instant, locale, timeZone, 'short')}${comma}${clock}`;
}

/** A zone's offset from UTC at a time, which changes with daylight saving. */
export function zoneHours(timeZone: string, locale: string, at: string | number): string {
  const hours = zonePart(timeZone, locale, 'shortOffset', at);
  // WebKit writes no hours where there are none.
  return /^GMT(\+0)?$/.test(hours) ? 'UTC' : hoursOfZone(hours);
}

/** The name of a zone, with its offset from UTC if that is the same at all of the times. */
export function zoneName(timeZone: string, locale: string, ...at: readonly (string | number)[]): string {
  const [hours, ...others] = new Set(at.map((time) => zoneHours(timeZone, locale, time)));
  const isChinese = locale.startsWith('zh');
  const named = zonePart(timeZone, locale, 'longGeneric', at[0] ?? 0);
  // The name stands in brackets, where a line could otherwise break inside 中国, or leave "Time" alone. All words of an English name
  // are wider than a column on a phone.
  const generic = isChinese ? unbroken(named) : named.replace(/ (?=\S+$)/, NO_BREAK_SPACE);
  if (!hours || others.length > 0) return generic;
  // A zone without a name is called by its hours.
  if (/^(GMT|UTC)/.test(generic)) return hours;
  return isChinese ? `${generic}，${WORD_JOINER}${hours}` : `${generic}, ${hours}`;
}

function zonePart(
  timeZone: string,
  locale: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  at: string | number,
): string {
  const parts = zonedFormat(timeZone, locale, { timeZoneName }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the clocks of two zones show the same at a time. */
export function isSameClock(one: string, other: string, at: string | number): boolean {
  return one === other || (dayIn(at, one) === dayIn(at, other) && clockIn(at, one) === clockIn(at, other));
}

const HALF_HOUR = 1_800_000;
const HOUR = 3_600_000;

/** Office hours, in the company's zone. */
const OFFICE = { from: '08:00', to: '20:00' } as const;

function isInOffice(start: number, end: number, zone: string): boolean {
  const weekday = zonedFormat(zone, 'en', { weekday: 'short' }).format(start);
  return (
    !['Sat', 'Sun'].includes(weekday) &&
    dayIn(start, zone) === dayIn(end, zone) &&
    clockIn(start, zone) >= OFFICE.from &&
    clockIn(end, zone) <= OFFICE.to
  );
}

/** The half hours of one day of the viewer's at which a meeting of an hour can begin within the company's office hours. */
export function startsOn(day: string, viewer: string, company: string): number[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon)) return [];
  // No zone is more than fourteen hours from UTC: this covers the day in every one.
  const first = noon - 26 * HOUR;
  return Array.from({ length: 104 }, (_, at) => first + at * HALF_HOUR).filter(
    (start) => dayIn(start, viewer) === day && isInOffice(start, start + HOUR, company),
  );
}

/** Whether two times have a moment in common; one may begin when the other ends. */
export function overlap(one: TimeSpan, other: TimeSpan): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
