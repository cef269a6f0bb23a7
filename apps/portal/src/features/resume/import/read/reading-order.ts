import { NEXT_COLUMN } from './doc-line.ts';

/** A line of a page, and where it stands: in points, heights counted from below. */
export interface PageLine {
  text: string;
  left: number;
  right: number;
  readonly y: number;
  /** The height of its letters, 1 at least. */
  readonly size: number;
}

/** A page with more lines is no page of a resume, and each is compared with each. */
const LINES_MAX = 400;
/** So many lines with something above them that is drawn later: fewer are a header, or a footer that was drawn first. */
const BELOW_MIN = 3;

/** Whether a page is drawn in another order than that in which it is read. */
export function isShuffled(lines: readonly PageLine[]): boolean {
  if (lines.length > LINES_MAX) return false;
  const below = lines.filter((line, at) =>
    lines.slice(at + 1).some((later) => later.y > line.y + line.size && isAbove(later, line)),
  );
  return below.length >= BELOW_MIN;
}

/** Whether two lines stand in one column, as far as a third of the shorter shows. */
function isAbove(one: PageLine, other: PageLine): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > Math.min(one.right - one.left, other.right - other.left) / 3;
}

/** A page's lines by where they stand: its columns one after the other, or row by row where one of them names the other. */
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

/** Lines across a gap between two columns: a name over both, and what stands under them. */
const ACROSS_MAX = 3;
const COLUMN_MIN = 3;

/** The lines to the left and to the right of the gap that parts most of them; undefined where there is none. */
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

/** Whether most lines of a column stand far from the next: they are what the lines beside them are about. */
function isSparse(column: readonly PageLine[]): boolean {
  const sorted = column.toSorted((one, other) => other.y - one.y);
  const far = sorted.filter(({ y, size }, at) => y - (sorted[at + 1]?.y ?? y) > size * 3);
  return far.length * 2 >= column.length - 1;
}

/** Lines from above to below; those on one height are cells of a row. */
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
