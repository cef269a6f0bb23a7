/**
 * Smooth randomness for pictures. It uses only sums, products and square roots, whose results are the same bits in every engine,
 * unlike sines and powers: a picture must be the same bytes everywhere.
 */
export interface Noise {
  /** Between 0 and 1; changes over a distance of 1. */
  at(x: number, y: number): number;
  /** Three sizes of `at` on top of each other, between 0 and 1. */
  layered(x: number, y: number): number;
}

const SIZE = 64;
const MASK = SIZE - 1;

/** @param random draws a number between 0 and 1, 1 excluded; called 4096 times */
export function createNoise(random: () => number): Noise {
  const lattice = Float64Array.from({ length: SIZE * SIZE }, random);

  function at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    const row = (top & MASK) * SIZE;
    const next = ((top + 1) & MASK) * SIZE;
    const column = left & MASK;
    const right = (left + 1) & MASK;
    const upper = mix(lattice[row + column] ?? 0, lattice[row + right] ?? 0, across);
    const lower = mix(lattice[next + column] ?? 0, lattice[next + right] ?? 0, across);
    return mix(upper, lower, down);
  }

  return {
    at,
    layered: (x, y) => (at(x, y) * 4 + at(x * 2 + 17, y * 2 + 31) * 2 + at(x * 4 + 41, y * 4 + 7)) / 7,
  };
}

/** The value a share `by` of the way from `from` to `to`. */
export function mix(from: number, to: number, by: number): number {
  return from + (to - from) * by;
}

/** `value` held between 0 and 1. */
export function unit(value: number): number {
  return Math.max(0, Math.min(1, value));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
