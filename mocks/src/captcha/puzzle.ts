import { IMAGE_HEIGHT, MAX_SLIDER_X, PIECE_WIDTH } from '@careers/captcha/protocol';
import { toBase64 } from './base64.ts';
import { paintLandscape } from './landscape.ts';
import { cutGap, DECOY_GAP, liftPiece, type Point, REAL_GAP } from './painter.ts';
import { drawOtherShape, drawShape, PIECE_BOX } from './piece-shape.ts';
import { encodePng } from './png.ts';

/** A slider puzzle: two base64 PNGs (310x155 and 47x155), and where the piece belongs. */
export interface SliderPuzzle {
  readonly originalImageBase64: string;
  readonly jigsawImageBase64: string;
  /** Where the strip's left edge must stand, a whole number from 60 to 263. */
  readonly x: number;
  /** Upper edge of the piece's box. */
  readonly y: number;
}

/** Nearer to the start, the piece would cover its own gap. */
const MIN_X = 60;
const MARGIN = 6;
/** The decoy never touches the gap. */
const DECOY_DISTANCE = PIECE_WIDTH + 6;

/**
 * Paints a new puzzle. The same draws of `random` give the same bytes, in a browser and in Node.
 *
 * @param random draws a number between 0 and 1, 1 excluded
 */
export function createSliderPuzzle(random: () => number): SliderPuzzle {
  const picture = paintLandscape(random);
  const shape = drawShape(random);
  const gap: Point = { x: between(random, MIN_X, MAX_SLIDER_X), y: drawHeight(random) };
  const strip = liftPiece(picture, shape, gap);
  cutGap(picture, drawOtherShape(shape, random), drawDecoy(random, gap), DECOY_GAP);
  cutGap(picture, shape, gap, REAL_GAP);
  return {
    originalImageBase64: toBase64(encodePng(picture, { alpha: false })),
    jigsawImageBase64: toBase64(encodePng(strip, { alpha: true })),
    x: gap.x,
    y: gap.y,
  };
}

function drawDecoy(random: () => number, gap: Point): Point {
  const before = Math.max(0, gap.x - DECOY_DISTANCE - MARGIN);
  const after = Math.max(0, MAX_SLIDER_X - gap.x - DECOY_DISTANCE);
  const drawn = Math.floor(random() * (before + after));
  const x = drawn < before ? MARGIN + drawn : gap.x + DECOY_DISTANCE + drawn - before;
  return { x, y: drawHeight(random) };
}

function drawHeight(random: () => number): number {
  return between(random, MARGIN, IMAGE_HEIGHT - PIECE_BOX - MARGIN);
}

/** A whole number, both ends included. */
function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
