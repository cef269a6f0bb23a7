import { OUTLINES } from './outlines.ts';

/** A place in pixels; `y` grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The closed polygons of a glyph, seen from its baseline-left corner: that corner is 0, 0. */
export type Contours = readonly (readonly Spot[])[];

/** The edges of a box in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Every character that can be asked for: common ones that can be told apart at any angle. */
export const WORDS: readonly string[] = Object.keys(OUTLINES);

/** One character stands for a coordinate: its place in this alphabet, in units of 1/88 em. */
const ALPHABET = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const UNITS = 88;
/** How far below the baseline the alphabet begins, in units. */
const DESCENT = 10;

/**
 * The outline of a character of `WORDS`.
 *
 * @param size of the em square, in pixels
 * @throws {RangeError} for any other character
 */
export function glyphOf(word: string, size: number): Contours {
  const outline = OUTLINES[word];
  if (outline === undefined) throw new RangeError(`no outline for ${word}`);
  return outline.split(' ').map((contour) => readContour(contour, size / UNITS));
}

function readContour(text: string, scale: number): Spot[] {
  const at = (index: number) => ALPHABET.indexOf(text.charAt(index));
  return Array.from({ length: text.length / 2 }, (_, spot) => ({
    x: at(spot * 2) * scale,
    y: (DESCENT - at(spot * 2 + 1)) * scale,
  }));
}

/**
 * Turns a glyph about its baseline-left corner, as AJ-Captcha does.
 *
 * @param lean the tangent of half the angle, clockwise: sine and cosine follow from it without the engine's
 *   own, which differ in their last bits from one to the next
 */
export function turn(contours: Contours, lean: number): Contours {
  const cosine = (1 - lean * lean) / (1 + lean * lean);
  const sine = (2 * lean) / (1 + lean * lean);
  return contours.map((contour) =>
    contour.map(({ x, y }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine })),
  );
}

/** The same glyph elsewhere. */
export function shift(contours: Contours, by: Spot): Contours {
  return contours.map((contour) => contour.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })));
}

/** The smallest box around a glyph, on whole pixels. */
export function boxOf(contours: Contours): Box {
  const spots = contours.flat();
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}
