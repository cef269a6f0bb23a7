import type { MonthRange } from './month-range.ts';
import { readDay, readMonth } from './read-date.ts';

/** The first and the last valid value, inclusive: `YYYY-MM` or `YYYY-MM-DD`. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

export type DateProblem = 'unreadable' | 'tooEarly' | 'tooLate';

/** What is wrong with a month. An empty one is valid: whether it is required is up to the form. */
export function monthProblem(text: string, bounds: Bounds = {}, locale?: string): DateProblem | undefined {
  return problem(text, readMonth(text, locale), bounds);
}

/** What is wrong with a day; an empty one is valid. */
export function dayProblem(text: string, bounds: Bounds = {}): DateProblem | undefined {
  return problem(text, readDay(text), bounds);
}

/** The first end of a range that is wrong, and why. A range must not end before it begins. */
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
  // All years have four digits, so texts can be compared.
  if (min && value < min) return 'tooEarly';
  if (max && value > max) return 'tooLate';
  return undefined;
}
