import type { DocLine } from '../read/doc-line.ts';
import { endsInPeriod, isRestOfPeriod } from './dates.ts';
import { readHeading } from './headings.ts';

/** Lines that are broken by a narrow column are short. */
const NARROW_MAX = 24;

/** Joins lines that a narrow column has broken: `15/02/2015 –` above `31/08/2017`, `EDUCATION AND` above `TRAINING`. */
export function joinBroken(lines: readonly DocLine[]): DocLine[] {
  const joined: DocLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && !line.startsColumn && isBroken(last.text, line.text))
      joined[joined.length - 1] = { ...last, text: joinedText(last.text, line.text) };
    else joined.push(line);
  }
  return joined;
}

/** `2021.07-至` above `今` is broken within a word. */
function joinedText(text: string, next: string): string {
  return text.endsWith('至') ? text + next : `${text} ${next}`;
}

function isBroken(line: string, next: string): boolean {
  if (endsInPeriod(line) && isRestOfPeriod(next)) return true;
  const isNarrow = line.length <= NARROW_MAX && next.length <= NARROW_MAX;
  return (
    isNarrow &&
    !/[:：\t\d]/.test(line + next) &&
    readHeading(`${line} ${next}`)?.rest === '' &&
    !isHeading(line, next)
  );
}

/** Whether each of two lines is a heading by itself. */
function isHeading(line: string, next: string): boolean {
  return readHeading(line) !== undefined && readHeading(next) !== undefined;
}
