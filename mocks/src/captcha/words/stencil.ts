import { fill } from './fill.ts';
import { boxOf, glyphOf, type Spot, shift, turn } from './glyph.ts';

/** A word to lay on a picture: places in its box, alternately within its strokes and just beside them. */
interface Stencil {
  readonly width: number;
  readonly height: number;
  readonly probes: readonly Probe[];
}

export interface Probe extends Spot {
  readonly inked: boolean;
}

/** How far beside a stroke the background is probed: within the rim, and hardly ever in another stroke. */
const BESIDE = 2;
const WHOLE = 0.95;

/**
 * Soft edges say little, so they are left out: inked is what is covered whole, bare what has no cover.
 *
 * @param size of the em square, in pixels
 * @param lean as in `turn`
 */
export function cutStencil(word: string, size: number, lean: number): Stencil {
  const glyph = turn(glyphOf(word, size), lean);
  const { left, top, right, bottom } = boxOf(glyph);
  const width = right - left + 2 * BESIDE;
  const height = bottom - top + 2 * BESIDE;
  const { cover } = fill(shift(glyph, { x: BESIDE - left, y: BESIDE - top }), width, height);
  const at = (x: number, y: number) =>
    x < 0 || x >= width || y < 0 || y >= height ? 0 : (cover[y * width + x] ?? 0);
  const spots = Array.from(cover, (_, spot) => ({ x: spot % width, y: Math.floor(spot / width) }));
  const inked = spots.filter(({ x, y }) => at(x, y) > WHOLE);
  const bare = spots.filter(
    ({ x, y }) =>
      at(x, y) === 0 &&
      Math.max(at(x - BESIDE, y), at(x + BESIDE, y), at(x, y - BESIDE), at(x, y + BESIDE)) > WHOLE,
  );
  return { width, height, probes: alternate(inked, bare) };
}

/** As many of one list as of the other, each taken from all over the word, so that a wrong place is noticed early. */
function alternate(inked: readonly Spot[], bare: readonly Spot[]): Probe[] {
  const count = Math.min(inked.length, bare.length);
  return Array.from({ length: count }, (_, turn) => [
    ...scattered(inked, turn, true),
    ...scattered(bare, turn, false),
  ]).flat();
}

/** Steps by the golden ratio visit a list evenly, however early they stop. */
const GOLDEN = 0.618034;

function scattered(spots: readonly Spot[], turn: number, inked: boolean): Probe[] {
  const spot = spots[Math.floor(((turn * GOLDEN) % 1) * spots.length)];
  return spot ? [{ ...spot, inked }] : [];
}
