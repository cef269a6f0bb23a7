/** Whether there is such a day: no 31 April. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export function pad(value: number | string, length = 2): string {
  return String(value).padStart(length, '0');
}
