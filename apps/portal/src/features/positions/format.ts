import { dateFormat } from './summary/format-day.ts';

/** A moment in the viewer's zone, with the zone named (decision 6.10). */
export function formatMoment(instant: string, locale: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const zone = dateFormat(locale, { timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const moment = dateFormat(locale, options).format(time);
  if (!zone) return moment;
  return locale.startsWith('zh') ? `${moment}（${zone}）` : `${moment} (${zone})`;
}

/** "Bachelor or Master": entries of one facet widen each other. */
export function formatAlternatives(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
