import type { TimeSpan } from '@careers/gateway/contract';
import { dateFormat } from '@careers/ui';
import { unbroken, WORD_JOINER } from './unbroken.ts';

/**
 * A formatter in a zone. Where a server names one that the browser does not know, times are shown as the viewer's own clock
 * shows them, and called by it: a page is not lost for the name of a zone.
 */
function zonedFormat(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) {
  try {
    return dateFormat(locale, { ...options, timeZone });
  } catch {
    return dateFormat(locale, options);
  }
}

/** The zone of whoever looks, an IANA name. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of an instant in a zone, `YYYY-MM-DD`. */
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

/** A span in a zone, as people write it: the weekday, the day, from when to when. */
export function formatSpan({ start, end }: TimeSpan, locale: string, timeZone: string): string {
  const day = zonedFormat(timeZone, locale, {
    // Its short form has a character that Hong Kong does not use for it.
    weekday: locale === 'zh-HK' ? 'long' : 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(start));
  const isOvernight = dayIn(start, timeZone) !== dayIn(end, timeZone);
  const until = isOvernight ? `${formatDayIn(end, locale, timeZone)} ` : '';
  const comma = locale.startsWith('zh') ? ' ' : ', ';
  return `${unbroken(day)}${comma}${clockIn(start, timeZone)}–${WORD_JOINER}${until}${clockIn(end, timeZone)}`;
}

/** A span in a zone, with the zone named behind it (decision 6.10). */
export function formatSpanIn(time: TimeSpan, locale: string, timeZone: string): string {
  const span = formatSpan(time, locale, timeZone);
  const zone = zoneName(timeZone, locale, time.start);
  return locale.startsWith('zh') ? `${span}${WORD_JOINER}（${zone}）` : `${span} ${unbroken(`(${zone})`)}`;
}

/** The day of an instant in a zone with its weekday; with short names where English has no room for them. */
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

/** The time of day of an instant in a zone, said beside the time in another; with its day, where that is another one there. */
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

/** A zone's hours from Greenwich at a time, which change with daylight saving. */
export function zoneHours(timeZone: string, locale: string, at: string | number): string {
  const hours = zonePart(timeZone, locale, 'shortOffset', at);
  return hours === 'GMT+0' ? 'UTC' : hours.replace('GMT', 'UTC');
}

/** What a zone is called; with its hours from Greenwich, where they are the same at all of the times. */
export function zoneName(timeZone: string, locale: string, ...at: readonly (string | number)[]): string {
  const [hours, ...others] = new Set(at.map((time) => zoneHours(timeZone, locale, time)));
  const isChinese = locale.startsWith('zh');
  const named = zonePart(timeZone, locale, 'longGeneric', at[0] ?? 0);
  // In brackets, a line would end inside 中国 as soon as anywhere else.
  const generic = isChinese ? unbroken(named) : named;
  if (!hours || others.length > 0) return generic;
  // A zone without a name is called by its hours.
  if (/^(GMT|UTC)/.test(generic)) return hours;
  return isChinese ? `${generic}，${hours}` : `${generic}, ${hours}`;
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

/** Hours of the company's working day between which people meet. */
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

/** Instants of a day of the viewer's at which an hour can begin that lies in the company's working day; each half hour. */
export function startsOn(day: string, viewer: string, company: string): number[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon)) return [];
  // No zone is more than fourteen hours from Greenwich.
  const first = noon - 26 * HOUR;
  return Array.from({ length: 104 }, (_, at) => first + at * HALF_HOUR).filter(
    (start) => dayIn(start, viewer) === day && isInOffice(start, start + HOUR, company),
  );
}

export function overlap(one: TimeSpan, other: TimeSpan): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}
