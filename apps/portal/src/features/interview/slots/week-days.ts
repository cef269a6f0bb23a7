import { isCalendarDay } from '@careers/validation';
import { DAY_MS } from '../../../core/day-ms.ts';

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week of a day `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return dayText(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS);
}

/** The Monday of the week in an address; undefined if the value is not a valid day. */
export function askedMonday(day: string | undefined): string | undefined {
  // The first week of the year 0000 begins in the year before, which cannot be written.
  return day !== undefined && isCalendarDay(day) && !day.startsWith('0000') ? mondayOf(day) : undefined;
}

/** The day that is a number of days later. */
export function addDays(day: string, days: number): string {
  return dayText(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** The seven days of a week, from its Monday on. */
export function weekFrom(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

/** The instant of a time of day in the company's zone, whatever the zone's offset is on that day. */
export function instantIn(
  day: string,
  clock: string,
  clockOf: (instant: number) => { readonly day: string; readonly clock: string },
): string {
  const asUtc = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
  const wanted = asUtc(day, clock);
  const shownAt = (instant: number) => {
    const shown = clockOf(instant);
    return asUtc(shown.day, shown.clock);
  };
  const near = wanted + (wanted - shownAt(wanted));
  // Once more, since the clocks may change between the time in Greenwich and the one that is wanted.
  return new Date(near + (wanted - shownAt(near))).toISOString();
}
