/** A day without a time, `2026-01-31`, in words. It is the same day in every zone. */
export function effectiveDay(day: string, locale: string): string {
  const time = Date.parse(day);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
