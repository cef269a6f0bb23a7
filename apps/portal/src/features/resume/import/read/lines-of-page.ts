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
 * each other on one height are a line, a gap between them is a blank, and a wide one a column.
 */
export function linesOfPage(pieces: readonly PageText[]): string {
  let text = '';
  let last: PageText | undefined;
  let isApart = false;
  for (const piece of pieces) {
    // Blanks are drawn without a height; where they are, the next piece tells.
    if (piece.str.trim() === '') isApart ||= piece.str !== '';
    else {
      text += last ? between(last, piece, isApart) : '';
      text += piece.str;
      last = piece;
      isApart = false;
    }
  }
  return text;
}

function between(last: PageText, next: PageText, isApart: boolean): string {
  const size = Math.max(Math.min(last.height, next.height), 1);
  if (Math.abs(last.y - next.y) > size * 0.5) return '\n';
  const gap = next.x - (last.x + last.width);
  // What is drawn to the left of the last one begins another column.
  if (gap < -size * 2) return '\n';
  return gap > size * 1.2 ? '\t' : isApart || gap > size * 0.18 ? ' ' : '';
}
