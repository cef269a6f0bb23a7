import type { MonthRange } from './month-range.ts';
import { readDay, readMonth } from './read-date.ts';

/** The first and the last that may be given, themselves included: `YYYY-MM` or `YYYY-MM-DD`. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

export type DateProblem = 'unreadable' | 'tooEarly' | 'tooLate';

/** Why a month cannot stay as it is; an empty one has no problem, whether it is needed is the form's matter. */
export function monthProblem(text: string, bounds: Bounds = {}, locale?: string): DateProblem | undefined {
  return problem(text, readMonth(text, locale), bounds);
}

/** The same of a day. */
export function dayProblem(text: string, bounds: Bounds = {}): DateProblem | undefined {
  return problem(text, readDay(text), bounds);
}

/** The first end of a range that cannot stay as it is, and why. A range ends where it begins, or later. */
export function monthRangeProblem(
  range: MonthRange,
  bounds: Bounds = {},
  locale?: string,
): { end: 'from' | 'to'; problem: DateProblem } | undefined {
  const from = monthProblem(range.from, bounds, locale);
  if (from) return { end: 'from', problem: from };
  if (range.isPresent) return undefined;
  const to = monthProblem(range.to, { ...bounds, min: readMonth(range.from, locale) ?? bounds.min }, locale);
  return to && { end: 'to', problem: to };
}

function problem(text: string, value: string | undefined, { min, max }: Bounds): DateProblem | undefined {
  if (!text.trim()) return undefined;
  if (!value) return 'unreadable';
  // Years of four figures: the order of the text is the order of time.
  if (min && value < min) return 'tooEarly';
  if (max && value > max) return 'tooLate';
  return undefined;
}
