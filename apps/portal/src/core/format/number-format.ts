const formats = new Map<string, Intl.NumberFormat>();

/** The formatter of a language and options; kept, because to create one takes far longer than to write a number. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}
