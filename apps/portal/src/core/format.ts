const DAY_MS = 86_400_000;

/** A day in the viewer's zone, e.g. 20 Nov 2026. */
export function formatDate(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
}

/** A time in the viewer's zone, with the zone named (decision 6.10). */
export function formatInstant(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

/** Whole days between an instant and now (Unix milliseconds); never negative. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / DAY_MS));
}
