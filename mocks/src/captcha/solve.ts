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
  const picture = lightOf(decodePng(fromBase64(images.originalImageBase64)));
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
        // Where the piece is thinner than that, nothing can be compared at this place of its edge.
        if (solid(...inside) && !solid(...outside)) crossings.push({ inside, outside });
      }
    }
  }
  return crossings;
}

/** The mean loss of light from outside to inside; each crossing counts up to a maximum. */
function darknessWithin({ width, height, light }: Lit, outline: readonly Crossing[], x: number): number {
  const holds = ([across, down]: readonly [number, number]) =>
    x + across >= 0 && x + across < width && down >= 0 && down < height;
  let sum = 0;
  let count = 0;
  for (const { inside, outside } of outline) {
    if (!holds(outside) || !holds(inside)) continue;
    const around = light[outside[1] * width + x + outside[0]] ?? 0;
    const within = light[inside[1] * width + x + inside[0]] ?? 0;
    sum += Math.max(-0.5, Math.min(0.5, (around - within) / (around + 8)));
    count++;
  }
  return count === 0 ? Number.NEGATIVE_INFINITY : sum / count;
}

/** A picture's brightness, one number a pixel: computed once, as it is read for every place where the outline is laid. */
interface Lit {
  readonly width: number;
  readonly height: number;
  readonly light: Float64Array;
}

function lightOf({ width, height, data }: Raster): Lit {
  const brightness = (at: number) =>
    (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
  const light = new Float64Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel++) light[pixel] = brightness(pixel * 4);
  return { width, height, light };
}
