const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A calendar day `2026-11-20` as people write it; it is the same day in every zone. */
export function formatDay(day: string, locale: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : format(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

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
  const zone = format(locale, { timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const moment = format(locale, options).format(time);
  if (!zone) return moment;
  return locale.startsWith('zh') ? `${moment}（${zone}）` : `${moment} (${zone})`;
}

/** "Bachelor or Master": entries of one facet widen each other. */
export function formatAlternatives(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
