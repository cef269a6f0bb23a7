import { fromBase64 } from './base64.ts';
import { decodePng, type Raster } from './png.ts';

/**
 * Finds the gap as a person would: by looking. It reads nothing but the two pictures, so that a test that
 * solves a captcha with it also proves that the pictures show where the piece belongs.
 *
 * The piece's outline is laid on every place of the picture; where the inside is darker than the outside
 * all along it, there is the gap. A gap of another shape or a paler one scores less.
 *
 * @returns `x`: where the strip's left edge must stand, in the picture's pixels
 * @throws {PngError} when a picture is not an 8-bit PNG
 */
export function findGap(images: { originalImageBase64: string; jigsawImageBase64: string }): { x: number } {
  const picture = decodePng(fromBase64(images.originalImageBase64));
  const strip = decodePng(fromBase64(images.jigsawImageBase64));
  const outline = traceOutline(strip);
  let best = { x: 0, score: Number.NEGATIVE_INFINITY };
  for (let x = 0; x <= picture.width - strip.width; x++) {
    const score = darknessWithin(picture, outline, x);
    if (score > best.score) best = { x, score };
  }
  return { x: best.x };
}

/** Two places of the strip on either side of the piece's edge. */
interface Crossing {
  readonly inside: readonly [number, number];
  readonly outside: readonly [number, number];
}

/** How far from the edge both sides are read: beyond rims and soft shadows. */
const REACH = 4;
const OPAQUE = 200;

function traceOutline(strip: Raster): Crossing[] {
  const solid = (x: number, y: number) =>
    x >= 0 &&
    x < strip.width &&
    y >= 0 &&
    y < strip.height &&
    (strip.data[(y * strip.width + x) * 4 + 3] ?? 0) >= OPAQUE;
  const crossings: Crossing[] = [];
  for (let y = 0; y < strip.height; y++) {
    for (let x = 0; x < strip.width; x++) {
      if (!solid(x, y)) continue;
      for (const [stepX, stepY] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (solid(x + stepX, y + stepY)) continue;
        const inside = [x - stepX * (REACH - 1), y - stepY * (REACH - 1)] as const;
        const outside = [x + stepX * REACH, y + stepY * REACH] as const;
        // Where the piece is thinner than that, this side of its edge says nothing.
        if (solid(...inside) && !solid(...outside)) crossings.push({ inside, outside });
      }
    }
  }
  return crossings;
}

/** The mean loss of light from outside to inside, each crossing counting at most so much. */
function darknessWithin(picture: Raster, outline: readonly Crossing[], x: number): number {
  let sum = 0;
  let count = 0;
  for (const { inside, outside } of outline) {
    const around = brightness(picture, x + outside[0], outside[1]);
    const within = brightness(picture, x + inside[0], inside[1]);
    if (around === null || within === null) continue;
    sum += Math.max(-0.5, Math.min(0.5, (around - within) / (around + 8)));
    count++;
  }
  return count === 0 ? Number.NEGATIVE_INFINITY : sum / count;
}

function brightness({ width, height, data }: Raster, x: number, y: number): number | null {
  if (x < 0 || x >= width || y < 0 || y >= height) return null;
  const at = (y * width + x) * 4;
  return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
}
