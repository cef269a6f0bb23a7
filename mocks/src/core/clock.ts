import { Refusal } from './refusal.ts';

/** The world's time: it runs like real time, and can be moved. */
export interface WorldClock {
  /** Unix milliseconds in the world. */
  now(): number;
  /** How far the world's time is ahead of real time, in milliseconds; it is stored with the world's state. */
  offset(): number;
  setOffset(milliseconds: number): void;
  /** @throws {RangeError} if the new time could not be the time of a world. */
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
      const then = realNow() + offset + milliseconds;
      if (!isWorldTime(then))
        throw new Refusal(`a world's time is ${worldTimes}`, `世界时间${worldTimesInChinese}`);
      offset += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Longer than any valid duration. */
const DURATION_MAX = 30;

const units: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** Dates are written with four-digit years, and a world's data lie some years around its time. */
const EARLIEST = Date.UTC(1980, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Whether a world can be at that time. */
export function isWorldTime(time: number): boolean {
  return time >= EARLIEST && time <= LATEST;
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The valid times of a world, in words. */
export const worldTimes = `from ${written(EARLIEST)} to ${written(LATEST)}`;
export const worldTimesInChinese = `须在 ${written(EARLIEST)} 至 ${written(LATEST)} 之间`;

/**
 * Milliseconds of `90s`, `15m`, `2h`, `2d`, or of a plain number of milliseconds.
 * @throws {RangeError} for anything else.
 */
export function readDuration(text: string | number): number {
  const said = String(text)
    .slice(0, DURATION_MAX + 1)
    .trim();
  const match = said.length <= DURATION_MAX ? /^(-?\d+(?:\.\d+)?)([smhd])?$/.exec(said) : null;
  const [, amount, unit] = match ?? [];
  if (amount === undefined)
    throw new Refusal(
      `no duration: ${said}; say 90s, 15m, 2h, 2d or milliseconds`,
      `不是时长：${said}；请写 90s、15m、2h、2d 或毫秒数`,
    );
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

/** The midnight with which the day of an instant begins in the companies' zone. */
export function startOfDay(time: number): number {
  return Math.floor((time + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
}

/** The last second of the day of an instant in the companies' zone: deadlines end then. */
export function endOfDay(time: number): number {
  return startOfDay(time) + DAY - SECOND;
}

/** The dates that were formatted before: every row of a list has one, and a world has only a few hundred different ones. */
const days = new Map<number, string>();
