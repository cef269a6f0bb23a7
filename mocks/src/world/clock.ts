/** The world's time: runs with real time from where the world was put, and can be moved. */
export interface WorldClock {
  /** Unix milliseconds in the world. */
  now(): number;
  /** World minus real time in milliseconds, kept with the world's state. */
  offset(): number;
  setOffset(milliseconds: number): void;
  advance(milliseconds: number): void;
}

export function createClock(realNow: () => number, startAt?: number): WorldClock {
  let offset = startAt === undefined ? 0 : startAt - realNow();
  return {
    now: () => realNow() + offset,
    offset: () => offset,
    setOffset: (milliseconds) => {
      offset = milliseconds;
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const units: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/**
 * Milliseconds of `90s`, `15m`, `2h`, `2d`, or a plain number of milliseconds.
 * @throws {RangeError} for anything else.
 */
export function readDuration(text: string | number): number {
  const match = /^(-?\d+(?:\.\d+)?)([smhd])?$/.exec(String(text).trim());
  const [, amount, unit] = match ?? [];
  if (amount === undefined)
    throw new RangeError(`no duration: ${text}; say 90s, 15m, 2h, 2d or milliseconds`);
  return Number(amount) * (unit ? (units[unit] ?? 1) : 1);
}

/** ISO 8601 with offset, in the group's zone (UTC+8). */
export function isoInstant(time: number): string {
  return `${new Date(time + 8 * HOUR).toISOString().slice(0, 19)}+08:00`;
}

/** `YYYY-MM-DD` in the group's zone. */
export function isoDay(time: number): string {
  const day = Math.floor((time + 8 * HOUR) / DAY);
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  days.set(day, text);
  return text;
}

/** The days that were written: every row of a list has one, and a world knows a few hundred. */
const days = new Map<number, string>();
