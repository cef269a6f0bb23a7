import { NEXT_COLUMN } from './doc-line.ts';

/** A line of a page and its place, in points, with heights from the bottom of the page. */
export interface PageLine {
  text: string;
  left: number;
  right: number;
  readonly y: number;
  /** The height of its letters, at least 1. */
  readonly size: number;
}

/** Pages with more lines are not reordered: every line is compared with every other. */
export const LINES_MAX = 400;
/** How many lines have to be drawn before one that is above them; fewer are a header, or a footer that was drawn first. */
const BELOW_MIN = 3;

/** Whether a page is not drawn in reading order. */
export function isShuffled(lines: readonly PageLine[]): boolean {
  if (lines.length > LINES_MAX) return false;
  const below = lines.filter((line, at) =>
    lines.slice(at + 1).some((later) => later.y > line.y + line.size && isAbove(later, line)),
  );
  return below.length >= BELOW_MIN;
}

/** Whether one line is above another in the same column: they overlap by a third of the shorter one. */
function isAbove(one: PageLine, other: PageLine): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > Math.min(one.right - one.left, other.right - other.left) / 3;
}

/** The lines of a page in the order of their place: one column after the other, or row by row if one column labels the other. */
export function readingOrder(lines: readonly PageLine[]): string {
  const columns = columnsOf(lines);
  if (!columns || columns.some(isSparse)) return inRows(lines);
  const beside = new Set(columns.flat());
  const [first = [], second = []] = columns;
  const top = Math.max(...second.map(({ y }) => y));
  const across = lines.filter((line) => !beside.has(line));
  return [
    inRows([...across.filter(({ y }) => y >= top), ...first]),
    inRows(second),
    inRows(across.filter(({ y }) => y < top)),
  ]
    .filter(Boolean)
    .join(NEXT_COLUMN);
}

/** How many lines may cross the gap between two columns, such as a name above both. */
const ACROSS_MAX = 3;
const COLUMN_MIN = 3;

/** The lines on both sides of the gap that separates most of them; undefined if there is none. */
function columnsOf(lines: readonly PageLine[]): readonly [PageLine[], PageLine[]] | undefined {
  let most = COLUMN_MIN - 1;
  let found: readonly [PageLine[], PageLine[]] | undefined;
  for (const { right: gap } of lines) {
    const before = lines.filter(({ right }) => right <= gap);
    const after = lines.filter(({ left }) => left > gap);
    const fewer = Math.min(before.length, after.length);
    if (lines.length - before.length - after.length <= ACROSS_MAX && fewer > most) {
      most = fewer;
      found = [before, after];
    }
  }
  return found;
}

/** Whether most lines of a column are far from the next one: then they label the lines beside them. */
function isSparse(column: readonly PageLine[]): boolean {
  const sorted = column.toSorted((one, other) => other.y - one.y);
  const far = sorted.filter(({ y, size }, at) => y - (sorted[at + 1]?.y ?? y) > size * 3);
  return far.length * 2 >= column.length - 1;
}

/** Lines from top to bottom; those at one height are cells of a row. */
function inRows(lines: readonly PageLine[]): string {
  const rows: PageLine[][] = [];
  for (const line of lines.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && first.y - line.y <= Math.max(first.size, line.size) * 0.6) row.push(line);
    else rows.push([line]);
  }
  return rows
    .map((row) =>
      row
        .sort((one, other) => one.left - other.left)
        .map(({ text }) => text)
        .join('\t'),
    )
    .join('\n');
}
