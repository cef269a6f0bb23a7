import type { TimeSpan } from '@careers/gateway/contract';
import { clockIn, dayIn, overlap } from '../../../core/format/zones.ts';
import { addDays, instantIn, mondayOf, weekFrom } from './week-days.ts';

/** The hours of a working day at which interviews usually begin. */
const starts = Array.from({ length: 10 }, (_, at) => at + 10);

/** A time span on a day in the company's zone, as the form has it. */
export interface OfferedHour {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:mm` */
  readonly from: string;
  readonly until: string;
}

interface Surroundings {
  /** In milliseconds. */
  readonly now: number;
  /** The company's zone. */
  readonly zone: string;
  /** The times that are offered or agreed already. */
  readonly taken?: readonly TimeSpan[];
}

/** The instants of such a time span. */
export function spanOfHour({ day, from, until }: OfferedHour, zone: string): TimeSpan {
  const clockOf = (instant: number) => ({ day: dayIn(instant, zone), clock: clockIn(instant, zone) });
  return { start: instantIn(day, from, clockOf), end: instantIn(day, until, clockOf) };
}

/** The first hour of some days that can still be offered: on a working day, in the future, and not overlapping. */
export function firstOffer(
  days: readonly string[],
  { now, zone, taken = [] }: Surroundings,
): OfferedHour | undefined {
  return days
    .filter(isWorkingDay)
    .flatMap((day) => starts.map((hour) => ({ day, from: `${hour}:00`, until: `${hour + 1}:00` })))
    .find((hour) => {
      const span = spanOfHour(hour, zone);
      return Date.parse(span.start) > now && !taken.some((other) => overlap(span, other));
    });
}

/** The Monday of the week that an interviewer's page first shows: the first week in which an hour can be offered. */
export function openingWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone));
  return firstOffer(weekFrom(monday), { now, zone }) ? monday : addDays(monday, 7);
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
