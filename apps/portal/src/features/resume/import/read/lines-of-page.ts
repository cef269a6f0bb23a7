import { NEXT_COLUMN } from './doc-line.ts';

/** A piece of text on a page, in the order in which the page draws it. Sizes in points. */
export interface PageText {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly height: number;
}

/**
 * The lines of a page. Pages are drawn in the order in which they are read, columns one after the other: pieces that follow
 * each other on one height are a line, a gap between them is a blank, and a wide one a cell of a table. What begins at the
 * top of the page again, once much of it is written, is another column.
 */
export function linesOfPage(pieces: readonly PageText[]): string {
  let text = '';
  let last: PageText | undefined;
  let isApart = false;
  let [top, bottom] = [-Infinity, Infinity];
  for (const piece of pieces) {
    // Blanks are drawn without a height; where they are, the next piece tells.
    if (piece.str.trim() === '') isApart ||= piece.str !== '';
    else {
      if (last) text += isNextColumn(last, piece, top, bottom) ? NEXT_COLUMN : between(last, piece, isApart);
      text += piece.str;
      last = piece;
      isApart = false;
      top = Math.max(top, piece.y);
      bottom = Math.min(bottom, piece.y);
    }
  }
  return text;
}

/** Lines that a column's text rises by at least; less is a table's cell, or a note. */
const RISE_MIN = 8;

/** Whether the text goes back up to where the page began; heights are counted from below. */
function isNextColumn(last: PageText, next: PageText, top: number, bottom: number): boolean {
  const rise = next.y - last.y;
  return rise > RISE_MIN * Math.max(next.height, 1) && next.y > top - (top - bottom) * 0.15;
}

function between(last: PageText, next: PageText, isApart: boolean): string {
  const size = Math.max(Math.min(last.height, next.height), 1);
  if (Math.abs(last.y - next.y) > size * 0.5) return '\n';
  const gap = next.x - (last.x + last.width);
  // What is drawn to the left of the last one begins another column.
  if (gap < -size * 2) return '\n';
  return gap > size * 1.2 ? '\t' : isApart || gap > size * 0.18 ? ' ' : '';
}
