import { NEXT_COLUMN } from './doc-line.ts';
import { isShuffled, type PageLine, readingOrder } from './reading-order.ts';

/** A piece of text on a page, in the order in which the page draws it. Sizes in points, heights counted from below. */
export interface PageText {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly height: number;
}

/**
 * The lines of a page. Most pages are drawn in the order in which they are read, columns one after the other; where one is
 * not, as where it was made of text boxes, its lines are read by where they stand.
 */
export function linesOfPage(pieces: readonly PageText[]): string {
  const drawn = linesAsDrawn(pieces);
  if (isShuffled(drawn)) return readingOrder(drawn);
  let [top, bottom] = [-Infinity, Infinity];
  let text = '';
  for (const [at, line] of drawn.entries()) {
    const last = drawn[at - 1];
    if (last) text += isNextColumn(last, line, top, bottom) ? NEXT_COLUMN : '\n';
    text += line.text;
    top = Math.max(top, line.y);
    bottom = Math.min(bottom, line.y);
  }
  return text;
}

/** Lines that a column's text rises by at least; less is a table's cell, or a note. */
const RISE_MIN = 8;

/** Whether the text goes back up to where the page began, once much of it is written. */
function isNextColumn(last: PageLine, next: PageLine, top: number, bottom: number): boolean {
  const rise = next.y - last.y;
  return rise > RISE_MIN * next.size && next.y > top - (top - bottom) * 0.15;
}

/**
 * Pieces that follow each other on one height are a line; a gap between them is a blank, and a wide one a cell of a table.
 */
function linesAsDrawn(pieces: readonly PageText[]): PageLine[] {
  const lines: PageLine[] = [];
  let last: PageText | undefined;
  let isApart = false;
  for (const piece of pieces) {
    // Blanks are drawn without a height; where they are, the next piece tells.
    if (piece.str.trim() === '') {
      isApart ||= piece.str !== '';
      continue;
    }
    const gap = last && gapBetween(last, piece, isApart);
    const line = lines.at(-1);
    const [left, right] = [piece.x, piece.x + piece.width];
    if (gap === undefined || line === undefined) {
      lines.push({ text: piece.str, left, right, y: piece.y, size: Math.max(piece.height, 1) });
    } else {
      line.text += gap + piece.str;
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
    }
    last = piece;
    isApart = false;
  }
  return lines;
}

/** What stands between two pieces of one line; undefined where the next begins another. */
function gapBetween(last: PageText, next: PageText, isApart: boolean): string | undefined {
  const size = Math.max(Math.min(last.height, next.height), 1);
  if (Math.abs(last.y - next.y) > size * 0.5) return undefined;
  const gap = next.x - (last.x + last.width);
  // What is drawn to the left of the last one begins another column.
  if (gap < -size * 2) return undefined;
  if (gap > size * 1.2) return '\t';
  return isApart || gap > size * 0.18 ? ' ' : '';
}
