import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, isItem, isProse, namesColumns, withoutLengths, withoutPlace } from './cells.ts';
import { findPeriod, type SaidPeriod } from './dates.ts';
import { isPlace } from './places.ts';

/** One of several that a part tells of, one after the other. */
export interface DatedEntry {
  readonly period: SaidPeriod;
  /** The line in which the period stands. */
  readonly line: DocLine;
  /** What the lines around the period say, one thing after the other, each with its line. */
  readonly heads: readonly Head[];
  /** What follows. */
  readonly body: readonly DocLine[];
  /** Whether lines above its period are its own. */
  readonly hasLead: boolean;
}

export interface Head {
  readonly text: string;
  readonly line: DocLine;
}

/** What makes an entry of a part. */
export interface EntryRules {
  /** How many things an entry's own lines have to say; where they say less, the next lines do. */
  readonly needed: number;
  /** What an entry is to name: where its own lines do not and the next ones do, these belong to them. */
  readonly isNamed?: (text: string) => boolean;
  /** When it was, if not by a period: of a line, and the one above it. */
  readonly findOther?: (line: string, above: string) => SaidPeriod | undefined;
}

/** Lines before a period that belong to it, at most: a school, then a degree. */
const LEAD_MAX = 2;
/** Lines after it that may say what the entry is. */
const TRAIL_MAX = 2;
/** What is longer says more than when something was. */
const PERIOD_LINE_MAX = 160;

/**
 * The entries of a part, by their periods. How many lines of an entry stand above its period, at most, the first one tells:
 * there they follow the heading. What the entry before says, sentences and items of a list, is none of them; where and how
 * long something was is left out.
 */
export function entriesOf(said: readonly DocLine[], rules: EntryRules): DatedEntry[] {
  const lines = said.filter(
    ({ text }) => withoutLengths(text) !== '' && !isPlace(text) && !namesColumns(text),
  );
  const periods = periodsIn(lines, rules);
  const first = periods[0]?.at ?? 0;
  const most = first <= LEAD_MAX ? first : 0;
  const starts = periods.map(({ at, isItem: isList }, index) => {
    const least = Math.max(at - most, (periods[index - 1]?.at ?? -1) + 1);
    const said = lines.slice(least, at).findLastIndex(({ text }) => !isList && isProse(text));
    return index === 0 ? least : least + said + 1;
  });
  return periods.map(({ at, period, line }, index) => {
    const before = lines.slice(starts[index], at);
    const after = lines.slice(at + 1, starts[index + 1]);
    const own = [...before.flatMap((one) => headsOf(one)), ...headsOf(line, period.rest)];
    const trail = trailOf(after, own, rules);
    return {
      period,
      line,
      heads: [...own, ...trail.flatMap((one) => headsOf(one))],
      body: after.slice(trail.length),
      hasLead: before.length > 0,
    };
  });
}

/** Where the periods of a part stand. Where some stand in lines of their own, those in items of lists are told by the way. */
function periodsIn(lines: readonly DocLine[], { findOther }: EntryRules) {
  const periods = lines.flatMap((line, at) => {
    if (line.text.length > PERIOD_LINE_MAX) return [];
    const period = findPeriod(line.text) ?? findOther?.(line.text, lines[at - 1]?.text ?? '');
    return period ? [{ at, period, line, isItem: isItem(line.text) }] : [];
  });
  return periods.every(({ isItem }) => isItem) ? periods : periods.filter(({ isItem }) => !isItem);
}

/** The lines after a period that say what the entry is, as far as its own do not. */
function trailOf(
  after: readonly DocLine[],
  own: readonly Head[],
  { needed, isNamed }: EntryRules,
): DocLine[] {
  const trail: DocLine[] = [];
  const heads = [...own];
  for (const next of after.slice(0, TRAIL_MAX)) {
    if (isProse(next.text)) break;
    const names = headsOf(next);
    const isMissing =
      isNamed && !heads.some(({ text }) => isNamed(text)) && names.some(({ text }) => isNamed(text));
    if (heads.length >= needed && !isMissing) break;
    trail.push(next);
    heads.push(...names);
  }
  return trail;
}

/** What a line says; `text`: the part of it that is asked about. */
function headsOf(line: DocLine, text = line.text): Head[] {
  return cellsOf(withoutPlace(withoutLengths(text)))
    .filter((cell) => !isPlace(cell))
    .map((cell) => ({ text: cell, line }));
}
