import { isCalendarDay } from '@careers/validation';

const DAY = 86_400_000;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week that a day `YYYY-MM-DD` is in. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return dayText(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY);
}

/** The Monday of the week that an address asks for; undefined where what it says is no day. */
export function askedMonday(day: string | undefined): string | undefined {
  // The week that the year 0000 begins in has days before it.
  return day !== undefined && isCalendarDay(day) && !day.startsWith('0000') ? mondayOf(day) : undefined;
}

/** So many days later. */
export function addDays(day: string, days: number): string {
  return dayText(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

/** The seven days of a week, from its Monday on. */
export function weekFrom(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

/** The instant of a time of day on a day in the company's zone, whatever its hours from Greenwich are on that day. */
export function instantIn(
  day: string,
  clock: string,
  clockOf: (instant: number) => { readonly day: string; readonly clock: string },
): string {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  // Half hours of a day around it: the one whose clock there shows the wanted time.
  const found = Array.from({ length: 104 }, (_, at) => asUtc + (at - 52) * 900_000 * 2).find((instant) => {
    const shown = clockOf(instant);
    return shown.day === day && shown.clock === clock;
  });
  return new Date(found ?? asUtc).toISOString();
}
