import { CLICK_COUNT, IMAGE_HEIGHT, IMAGE_WIDTH } from '@careers/captcha/protocol';
import { toBase64 } from '../base64.ts';
import { paintLandscape } from '../landscape.ts';
import { type Colour, readColour } from '../palettes.ts';
import { encodePng } from '../png.ts';
import { boxOf, type Contours, glyphOf, type Spot, shift, turn, WORDS } from './glyph.ts';
import { paintWord, WORD_MARGIN } from './paint-word.ts';

/** A click-word puzzle: a base64 PNG of 310x155, the words to click in order, and where they stand. */
export interface WordPuzzle {
  readonly originalImageBase64: string;
  readonly wordList: string[];
  /** For each asked word its baseline-left corner, in whole pixels. */
  readonly points: Spot[];
}

/** AJ-Captcha's font size, which is also how far off a click may be. */
export const WORD_SIZE = 25;
/** The tangent of half of 45 degrees: as far as AJ-Captcha turns a word. */
const MOST_LEAN = 0.414;
/** One or two words more than are asked for. */
const MOST_DECOYS = 2;

const INKS = '#ffd84d #ff8f7a #8ff0a4 #7fd0ff #ffffff #ffb35c #f0a6ff #66f0d8'.split(' ').map(readColour);

/**
 * Paints a new puzzle. The same draws of `random` give the same bytes, in a browser and in Node.
 *
 * @param random draws a number between 0 and 1, 1 excluded
 */
export function createWordPuzzle(random: () => number): WordPuzzle {
  const picture = paintLandscape(random);
  const count = CLICK_COUNT + 1 + Math.floor(random() * MOST_DECOYS);
  const words = draw(WORDS, count, random);
  const inks = draw(INKS, count, random);
  // As in AJ-Captcha, each word is in a column of its own, so that none covers another.
  const columns = draw([...words.keys()], count, random);
  const points = words.map((word, at) => {
    const glyph = turn(glyphOf(word, WORD_SIZE), (random() * 2 - 1) * MOST_LEAN);
    const point = drawPlace(glyph, columns[at] ?? 0, IMAGE_WIDTH / count, random);
    paintWord(picture, shift(glyph, point), inks[at] ?? WHITE);
    return point;
  });
  return {
    originalImageBase64: toBase64(encodePng(picture, { alpha: false })),
    wordList: words.slice(0, CLICK_COUNT),
    points: points.slice(0, CLICK_COUNT),
  };
}

const WHITE: Colour = [255, 255, 255];

/** A place for a glyph's baseline-left corner such that the whole glyph lies within its column. */
function drawPlace(glyph: Contours, column: number, width: number, random: () => number): Spot {
  const { left, top, right, bottom } = boxOf(glyph);
  const start = Math.ceil(column * width) + WORD_MARGIN - left;
  const end = Math.floor((column + 1) * width) - WORD_MARGIN - right;
  return {
    x: between(random, start, end),
    y: between(random, WORD_MARGIN - top, IMAGE_HEIGHT - WORD_MARGIN - bottom),
  };
}

/** Some of the items, each at most once, in random order. */
function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** A whole number, both ends included. */
function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
