import { type DateProblem, monthProblem, readMonth } from '@careers/ui/forms';

/** Months as `YYYY-MM`, empty where nothing is said. `present`: it goes on, whatever `end` says. */
export interface Period {
  readonly start: string;
  readonly end: string;
  readonly present: boolean;
}

export interface PeriodProblem {
  readonly field: 'start' | 'end';
  readonly problem: DateProblem;
}

/** The month of an instant (Unix milliseconds) where the viewer is. */
export function monthAt(now: number): string {
  const time = new Date(now);
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`;
}

/** The viewer's day. */
export function dayAt(now: number): string {
  return `${monthAt(now)}-${String(new Date(now).getDate()).padStart(2, '0')}`;
}

/**
 * What is wrong with a period, in stored months or in typed ones: `tooEarly` is an end before its start, `tooLate` a
 * month of the future where that cannot be. What is empty is not wrong, and periods of one list may overlap.
 */
export function periodProblems(
  { start, end, present }: Period,
  { thisMonth, mayBeFuture }: { readonly thisMonth: string; readonly mayBeFuture: boolean },
): PeriodProblem[] {
  // What goes on to the present has begun.
  const wrongStart = monthProblem(start, { max: mayBeFuture && !present ? undefined : thisMonth });
  const bounds = { min: readMonth(start), max: mayBeFuture ? undefined : thisMonth };
  const wrongEnd = present ? undefined : monthProblem(end, bounds);
  return [
    ...(wrongStart ? [{ field: 'start', problem: wrongStart } as const] : []),
    ...(wrongEnd ? [{ field: 'end', problem: wrongEnd } as const] : []),
  ];
}

/** What goes on first, then by end and start, the newest first; what has no month yet last. Else the order stays. */
export function newestFirst<Entry>(entries: readonly Entry[], periodOf: (entry: Entry) => Period): Entry[] {
  return [...entries].sort((one, other) => {
    const [first, second] = [orderOf(periodOf(one)), orderOf(periodOf(other))];
    return first === second ? 0 : first < second ? 1 : -1;
  });
}

/** A text by which later periods come later: months of four-figure years are in the order of time as they stand. */
function orderOf({ start, end, present }: Period): string {
  return `${present ? '9999-99' : end || start || '0000-00'} ${start}`;
}
