const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of a language and options; cached, because creating one is far slower than formatting. The options name the zone: one
 * without would go on with the zone of its first use, where the viewer may travel.
 */
export function dateFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
