import { NEXT_COLUMN } from './doc-line.ts';
import { isShuffled, LINES_MAX, type PageLine, readingOrder } from './reading-order.ts';

/** A piece of text on a page, in drawing order. Sizes are in points, heights from the bottom of the page. */
export interface PageText {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly height: number;
  /** The same for all that is written in one font: a name in bold ends where the post beside it begins. */
  readonly font?: string;
}

/**
 * The lines of a page. Most pages are drawn in reading order, one column after the other; if a page is not, for example one made
 * of text boxes, its lines are ordered by their place.
 */
export function linesOfPage(pieces: readonly PageText[]): string {
  const drawn = linesAsDrawn(pieces);
  if (isShuffled(drawn)) return readingOrder(drawn);
  let [top, bottom] = [-Infinity, Infinity];
  let text = '';
  for (const [at, line] of drawn.entries()) {
    const last = drawn[at - 1];
    const isNext = last && rises(last, line) && (isAtTop(line, top, bottom) || isBeside(line, drawn, at));
    if (last) text += isNext ? NEXT_COLUMN : '\n';
    text += line.text;
    top = Math.max(top, line.y);
    bottom = Math.min(bottom, line.y);
  }
  return text;
}

/** By how many line heights the text has to move up to begin another column; less is a table cell or a note. */
const RISE_MIN = 8;

const rises = (last: PageLine, next: PageLine) => next.y - last.y > RISE_MIN * next.size;

const isAtTop = ({ y }: PageLine, top: number, bottom: number) => y > top - (top - bottom) * 0.15;

/** Whether all that was drawn before a line, from its height downwards, is on one side of it. */
function isBeside({ left, right, y, size }: PageLine, drawn: readonly PageLine[], at: number): boolean {
  if (at > LINES_MAX) return false;
  const below = drawn.slice(0, at).filter((line) => line.y < y + size);
  return below.every((line) => line.right < left) || below.every((line) => line.left > right);
}

/** Consecutive pieces at one height are a line; a gap between them is a space, and a wide one separates table cells. */
function linesAsDrawn(pieces: readonly PageText[]): PageLine[] {
  const lines: PageLine[] = [];
  let last: PageText | undefined;
  let isApart = false;
  for (const piece of pieces) {
    // Spaces are drawn without a height, so the next piece decides.
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

/** Whether two pieces are characters of a vertical heading, `教` above `育`. */
function isBelow(last: PageText, next: PageText, size: number): boolean {
  const fall = last.y - next.y;
  const isOne = [last, next].every(({ str }) => /^\p{Script=Han}$/u.test(str));
  return isOne && Math.abs(last.x - next.x) < size * 0.2 && fall > size * 0.8 && fall < size * 1.6;
}

/** Whether two pieces are in different fonts. Chinese text is no sign of that: it may be in many fonts that are one. */
function isOtherFont(last: PageText, next: PageText): boolean {
  return last.font !== next.font && !/\p{Script=Han}$/u.test(last.str) && !/^\p{Script=Han}/u.test(next.str);
}

/** The separator between two pieces of one line; undefined if the second piece begins another line. */
function gapBetween(last: PageText, next: PageText, isApart: boolean): string | undefined {
  const size = Math.max(Math.min(last.height, next.height), 1);
  if (isBelow(last, next, size)) return '';
  if (Math.abs(last.y - next.y) > size * 0.5) return undefined;
  const gap = next.x - (last.x + last.width);
  // A piece to the left of the last one begins another column.
  if (gap < -size * 2) return undefined;
  if (gap > size * (isOtherFont(last, next) ? 0.6 : 1.2)) return '\t';
  return isApart || gap > size * 0.18 ? ' ' : '';
}
