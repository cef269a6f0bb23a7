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
  const own = partsOf(span, locale, undefined);
  const theirs = partsOf(span, locale, companyZone);
  const isZh = locale.startsWith('zh');
  const written = `${own.day} ${timesIn(own, isZh)}`;
  if (own.day === theirs.day && own.times === theirs.times) return written;
  const other = timesIn(theirs, isZh);
  return `${written}${isZh ? '，' : '; '}${own.day === theirs.day ? other : `${theirs.day} ${other}`}`;
}

interface Parts {
  readonly day: string;
  readonly times: string;
  readonly zone: string;
}

function partsOf({ start, end }: Span, locale: string, timeZone: string | undefined): Parts {
  const inZone = timeZone ? { timeZone } : {};
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...inZone });
  const from = new Date(start);
  return {
    day: dateFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      ...inZone,
    }).format(from),
    times: `${time.format(from)}–${time.format(new Date(end))}`,
    zone:
      dateFormat(locale, { timeZoneName: 'short', ...inZone })
        .formatToParts(from)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}

const timesIn = ({ times, zone }: Parts, isZh: boolean) =>
  isZh ? `${times}（${zone}）` : `${times} (${zone})`;
