import { type DateProblem, monthProblem, readMonth } from '@careers/ui/forms';

/** Months as `YYYY-MM`, or empty. `present`: it still goes on, whatever `end` says. */
export interface Period {
  readonly start: string;
  readonly end: string;
  readonly present: boolean;
}

interface PeriodProblem {
  readonly field: 'start' | 'end';
  readonly problem: DateProblem;
}

/**
 * What is wrong with a period, whose months may be stored or typed ones. `tooEarly`: the end is before the start.
 * `tooLate`: a month lies in the future where it may not. An empty month is no problem, and the periods of a list may
 * overlap.
 */
export function periodProblems(
  { start, end, present }: Period,
  { thisMonth, mayBeFuture }: { readonly thisMonth: string; readonly mayBeFuture: boolean },
): PeriodProblem[] {
  // Something that goes on at present has already begun, so its start cannot be in the future.
  const wrongStart = monthProblem(start, { max: mayBeFuture && !present ? undefined : thisMonth });
  const bounds = { min: readMonth(start), max: mayBeFuture ? undefined : thisMonth };
  const wrongEnd = present ? undefined : monthProblem(end, bounds);
  return [
    ...(wrongStart ? [{ field: 'start', problem: wrongStart } as const] : []),
    ...(wrongEnd ? [{ field: 'end', problem: wrongEnd } as const] : []),
  ];
}

/** Present periods first, then by end and start, newest first; those without months last. Equals keep their order. */
export function newestFirst<Entry>(entries: readonly Entry[], periodOf: (entry: Entry) => Period): Entry[] {
  return [...entries].sort((one, other) => {
    const [first, second] = [orderOf(periodOf(one)), orderOf(periodOf(other))];
    if (first === second) return 0;
    return first < second ? 1 : -1;
  });
}

/** A text to sort by: as years have four digits, the order of the texts is the order of time. */
function orderOf({ start, end, present }: Period): string {
  return `${present ? '9999-99' : end || start || '0000-00'} ${start}`;
}
