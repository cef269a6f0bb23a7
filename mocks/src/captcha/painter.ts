import { PIECE_WIDTH } from '@careers/captcha/protocol';
import { mix, unit } from './noise.ts';
import { distance, PIECE_BOX, type PieceShape } from './piece-shape.ts';
import type { Raster } from './png.ts';

/** Where a shape's box stands in the picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How strongly a gap shows: the share of its colour that is lost, and its rim's opacity. */
interface GapStrength {
  readonly shade: number;
  readonly rim: number;
}

export const REAL_GAP: GapStrength = { shade: 0.56, rim: 0.7 };
/** Pale enough that people see which of the two gaps is meant. */
export const DECOY_GAP: GapStrength = { shade: 0.24, rim: 0.28 };

/** The colour that a gap is darkened towards. */
const SHADE = [14, 18, 32];

/** Cuts a gap into the picture: darker, with a light rim and a shadow that falls in from the top left. */
export function cutGap(picture: Raster, shape: PieceShape, corner: Point, { shade, rim }: GapStrength): void {
  eachPixel(picture, corner, (at, x, y) => {
    const outside = distance(shape, x, y);
    const cover = unit(0.5 - outside);
    const line = unit(1.1 - Math.abs(outside)) * rim;
    if (cover === 0 && line === 0) return;
    const cast = unit((distance(shape, x - 2.5, y - 3) + 4.5) / 5) * 0.55;
    const dark = cover * mix(shade, 1, cast * shade);
    for (let channel = 0; channel < 3; channel++) {
      const value = mix(picture.data[at + channel] ?? 0, SHADE[channel] ?? 0, dark);
      picture.data[at + channel] = Math.round(mix(value, 255, line * 0.8));
    }
  });
}

/**
 * Takes the piece out of the picture, before its gap is cut: a transparent strip as high as the picture, with the picture's own
 * pixels inside the piece's outline, lit from the top left, with a soft shadow.
 */
export function liftPiece(picture: Raster, shape: PieceShape, corner: Point): Raster {
  const strip = {
    width: PIECE_WIDTH,
    height: picture.height,
    data: new Uint8Array(PIECE_WIDTH * picture.height * 4),
  };
  eachPixel(picture, corner, (source, x, y, column, row) => {
    const outside = distance(shape, x, y);
    if (outside > 3) return;
    const target = (row * PIECE_WIDTH + column) * 4;
    const cover = unit(0.5 - outside);
    const fall = unit(1 - outside / 3);
    const shadow = 0.34 * fall * fall * (1 - cover);
    const light = bevel(shape, x, y, outside);
    const line = unit(1 - Math.abs(outside + 0.6)) * 0.55;
    const alpha = cover + shadow;
    for (let channel = 0; channel < 3; channel++) {
      let value = mix(picture.data[source + channel] ?? 0, light > 0 ? 255 : 0, Math.abs(light));
      value = mix(value, 255, line);
      strip.data[target + channel] = Math.round((value * cover) / alpha);
    }
    strip.data[target + 3] = Math.round(alpha * 255);
  });
  return strip;
}

/** Light on the two upper left slopes of the edge, shade on the others; between -1 and 1. */
function bevel(shape: PieceShape, x: number, y: number, outside: number): number {
  const edge = unit(1 + outside / 3.5);
  if (edge === 0) return 0;
  const acrossX = distance(shape, x + 0.5, y) - distance(shape, x - 0.5, y);
  const acrossY = distance(shape, x, y + 0.5) - distance(shape, x, y - 0.5);
  const facing = -0.6 * acrossX - 0.8 * acrossY;
  return edge * facing * (facing > 0 ? 0.5 : 0.38);
}

/** Visits the box at `corner`: the pixel's index in the picture, its centre in the box, its place in the strip. */
function eachPixel(
  { width, height }: Raster,
  corner: Point,
  visit: (at: number, x: number, y: number, column: number, row: number) => void,
): void {
  for (let row = corner.y; row < Math.min(corner.y + PIECE_BOX, height); row++) {
    for (let column = 0; column < PIECE_BOX; column++) {
      visit((row * width + corner.x + column) * 4, column + 0.5, row - corner.y + 0.5, column, row);
    }
  }
}
