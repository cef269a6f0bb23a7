import type { DocLine } from '../read/doc-line.ts';
import {
  cellsOf,
  isItem,
  isProse,
  namesColumn,
  namesColumns,
  readLabel,
  withoutLengths,
  withoutPlace,
} from './cells.ts';
import { findPeriod, type SaidPeriod } from './dates.ts';
import { isPlace } from './places.ts';

/** One entry of a part that has several, one after the other. */
export interface DatedEntry {
  readonly period: SaidPeriod;
  /** The line that contains the period. */
  readonly line: DocLine;
  /** The values of the lines around the period, each with its line. */
  readonly heads: readonly Head[];
  /** The lines after those. */
  readonly body: readonly DocLine[];
  /** Whether lines above the period belong to the entry. */
  readonly hasLead: boolean;
}

export interface Head {
  readonly text: string;
  readonly line: DocLine;
}

/** How the entries of a part are recognised. */
interface EntryRules {
  /** How many values the entry's own lines need to have; if they have fewer, the next lines are added. */
  readonly needed: number;
  /** What an entry has to name: if its own lines do not, but the next ones do, these belong to it. */
  readonly isNamed?: (text: string) => boolean;
  /** Finds the time of an entry without a period, in a line and the one above it. */
  readonly findOther?: (line: string, above: string) => SaidPeriod | undefined;
}

/** How many lines before a period can belong to it: a school, then a degree. */
const LEAD_MAX = 2;
/** How many lines after it can name the entry. */
const TRAIL_MAX = 2;
/** A longer line is a sentence that happens to contain a period. */
const PERIOD_LINE_MAX = 160;

/**
 * The entries of a part, by their periods. The first entry shows how many lines of an entry are above its period at most, since
 * they follow the heading. Sentences and list items of the entry before are not counted; places and durations are left out.
 */
export function entriesOf(said: readonly DocLine[], rules: EntryRules): DatedEntry[] {
  const lines = said.filter(
    ({ text }) => withoutLengths(text) !== '' && !isPlace(text) && !namesColumns(text),
  );
  const periods = periodsIn(lines, rules);
  const first = periods[0]?.at ?? 0;
  const most = first <= LEAD_MAX ? first : 0;
  const opening = openingLabel(lines.slice(0, first + 1));
  const starts = periods.map(({ at, isItem: isList }, index) => {
    const before = (periods[index - 1]?.at ?? -1) + 1;
    if (opening !== undefined) {
      const opens = lines
        .slice(before, at + 1)
        .findLastIndex(({ text }) => readLabel(text)?.label === opening);
      return before + Math.max(opens, 0);
    }
    const least = Math.max(at - most, before);
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

/** How many lines with labels there can be up to the period. */
const LABELLED_MAX = 7;

/** The label that each entry begins with, if all lines up to the first period have one: `公司名称：…`, `职位：…`, `时间：…`. */
function openingLabel(lines: readonly DocLine[]): string | undefined {
  const labels = lines.map(({ text }) => readLabel(text)?.label);
  return lines.length <= LABELLED_MAX && !labels.includes(undefined) ? labels[0] : undefined;
}

/** Where the periods of a part are. If some are on lines of their own, those in list items are only mentioned in passing. */
function periodsIn(lines: readonly DocLine[], { findOther }: EntryRules) {
  const periods = lines.flatMap((line, at) => {
    if (line.text.length > PERIOD_LINE_MAX) return [];
    const period = findPeriod(line.text) ?? findOther?.(line.text, lines[at - 1]?.text ?? '');
    return period ? [{ at, period, line, isItem: isItem(line.text) }] : [];
  });
  return periods.every(({ isItem }) => isItem) ? periods : periods.filter(({ isItem }) => !isItem);
}

/** The lines after a period that name the entry, if its own do not. */
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

/** The values of a line, or of a part of it. */
function headsOf(line: DocLine, text = line.text): Head[] {
  return cellsOf(withoutPlace(withoutLengths(text)))
    .map((cell) => cell.replace(/^(?:本人|我)?(?:(?:就读|畢業|毕业|任职|就职|供职)于|[于於]$)/u, ''))
    .filter((cell) => cell !== '' && !isPlace(cell) && !namesColumn(cell))
    .map((cell) => ({ text: cell, line }));
}
