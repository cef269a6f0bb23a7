import { pad } from './stored-day.ts';

/** Milliseconds of a day, of which each has as many without a time zone. */
export const DAY_MS = 86_400_000;

/** A month as it is stored: `YYYY-MM`. Its number counts months, for steps and ranges. */
export function monthNumber(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * 12 + of - 1;
}

export function monthOf(number: number): string {
  return `${pad(Math.floor(number / 12), 4)}-${pad((number % 12) + 1)}`;
}

/** A day as it is stored: `YYYY-MM-DD`. Its number counts days since 1970, in no time zone. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
