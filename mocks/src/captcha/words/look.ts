import type { Raster } from '../png.ts';
import type { Spot } from './glyph.ts';

/** Up to this difference of their three channels together, people call two colours the same. */
const ALIKE = 60;

/** Whether two places of a picture, given as byte offsets, have what people call the same colour. */
export function isAlike(data: Uint8Array, one: number, other: number): boolean {
  // Not in a loop, since this runs millions of times for a picture.
  const red = Math.abs((data[one] ?? 0) - (data[other] ?? 0));
  const green = Math.abs((data[one + 1] ?? 0) - (data[other + 1] ?? 0));
  const blue = Math.abs((data[one + 2] ?? 0) - (data[other + 2] ?? 0));
  return red + green + blue <= ALIKE;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
/** Distances from the middle of a stroke to what lies beside it, in pixels. */
const HALVES = [2, 3, 4];

/** The places that may lie in a stroke: something thin, with another colour on both of its sides. */
export function strokesOf(picture: Raster): Spot[] {
  const margin = Math.max(...HALVES);
  const spots: Spot[] = [];
  for (let y = margin; y < picture.height - margin; y++) {
    for (let x = margin; x < picture.width - margin; x++) {
      if (isThin(picture, x, y)) spots.push({ x, y });
    }
  }
  return spots;
}

function isThin({ width, data }: Raster, x: number, y: number): boolean {
  const here = (y * width + x) * 4;
  return DIRECTIONS.some(([across, down]) => {
    const step = (down * width + across) * 4;
    return HALVES.some(
      (half) => !isAlike(data, here, here + half * step) && !isAlike(data, here, here - half * step),
    );
  });
}
