import { dateFormat } from './format-day.ts';

/** A stretch of time, with its ends as instants. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * A stretch of time within a day in the viewer's zone with the zone named, and in the company's zone behind it where that is
 * another time of day (decision 6.10).
 */
export function formatSpan(span: Span, locale: string, companyZone: string): string {
  const own = spanIn(span, locale, undefined);
  const theirs = spanIn(span, locale, companyZone);
  if (timeOf(span, undefined) === timeOf(span, companyZone)) return own;
  return locale.startsWith('zh') ? `${own}，${theirs}` : `${own}; ${theirs}`;
}

function spanIn({ start, end }: Span, locale: string, timeZone: string | undefined): string {
  return dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).formatRange(new Date(start), new Date(end));
}

function timeOf({ start }: Span, timeZone: string | undefined): string {
  return dateFormat('en', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(start));
}
