import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, isProse } from './cells.ts';
import { findPeriod, type SaidPeriod } from './dates.ts';

/** One of several that a part tells of, one after the other. */
export interface DatedEntry {
  readonly period: SaidPeriod;
  /** The line in which the period stands. */
  readonly line: DocLine;
  /** What the lines around the period say, one thing after the other, each with its line. */
  readonly heads: readonly Head[];
  /** What follows. */
  readonly body: readonly DocLine[];
}

export interface Head {
  readonly text: string;
  readonly line: DocLine;
}

/** Lines before a period that belong to it, at most: a school, then a degree. */
const LEAD_MAX = 2;
/** Lines after it that may say what the entry is. */
const TRAIL_MAX = 2;
/** What is longer says more than when something was. */
const PERIOD_LINE_MAX = 160;

/**
 * The entries of a part, by their periods. How many lines of an entry stand above its period the first one tells: there they
 * follow the heading. `needed`: how many things an entry's own lines have to say; where they say less, the next lines do.
 */
export function entriesOf(lines: readonly DocLine[], needed: number): DatedEntry[] {
  const periods = lines.flatMap((line, at) => {
    const period = line.text.length <= PERIOD_LINE_MAX ? findPeriod(line.text) : undefined;
    return period ? [{ at, period, line }] : [];
  });
  const first = periods[0]?.at ?? 0;
  const lead = first <= LEAD_MAX ? first : 0;
  return periods.map(({ at, period, line }, index) => {
    const before = lines.slice(Math.max(at - lead, (periods[index - 1]?.at ?? -1) + 1), at);
    const end = Math.max((periods[index + 1]?.at ?? lines.length + lead) - lead, at + 1);
    const after = lines.slice(at + 1, end);
    const own = [...before.flatMap(headsOf), ...headsOf({ ...line, text: period.rest }, line)];
    const more: Head[] = [];
    let taken = 0;
    while (own.length + more.length < needed && taken < TRAIL_MAX) {
      const next = after[taken];
      if (!next || isProse(next.text)) break;
      more.push(...headsOf(next));
      taken++;
    }
    return { period, line, heads: [...own, ...more], body: after.slice(taken) };
  });
}

function headsOf({ text }: DocLine, line: DocLine): Head[];
function headsOf(line: DocLine): Head[];
function headsOf(said: DocLine, line: DocLine = said): Head[] {
  return cellsOf(said.text).map((text) => ({ text, line }));
}
