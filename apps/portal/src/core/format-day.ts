const formats = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a language and options, made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A calendar day `2026-11-20` as people write it; it is the same day in every zone. */
export function formatDay(day: string, locale: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(time);
}
