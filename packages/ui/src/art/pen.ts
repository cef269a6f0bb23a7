import { HEIGHT, type Motion, type Paint, type Shape, WIDTH } from './scene.ts';

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whole numbers `from`, `from + 1`, … below `end`. */
export const count = (end: number, from = 0): number[] =>
  Array.from({ length: end - from }, (_, at) => from + at);

export const fill = (paint: Paint, d: string, fade?: number, motion?: Motion): Shape => ({
  paint,
  d,
  ...(fade !== undefined && { fade }),
  ...(motion && { motion }),
});

export const line = (paint: Paint, width: number, d: string, fade?: number): Shape => ({
  ...fill(paint, d, fade),
  line: width,
});

/** Coordinates as SVG reads them, whole. */
export const at = (...numbers: readonly number[]): string => numbers.map(Math.round).join(' ');

export const poly = (...points: readonly number[]): string => `M${at(...points)}Z`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}Z`;

export const disc = (x: number, y: number, radius: number): string => {
  const r = Math.round(radius);
  return `M${at(x - r, y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
};

/** A smooth line through heights at equal distances from one edge to the other, closed at the bottom. */
export function land(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  const [first = 0, ...rest] = heights;
  const curves = rest.map(
    (y, index) =>
      `C${at((index + 0.5) * step, heights[index] ?? y, (index + 0.5) * step, y, (index + 1) * step, y)}`,
  );
  return `M0 ${Math.round(first)}${curves.join('')}V${HEIGHT}H0Z`;
}

/** A wind turbine's tower, and its rotor; `size` is a blade's length. */
export const tower = (x: number, hub: number, foot: number, size: number): string =>
  poly(x - size / 30, hub, x + size / 30, hub, x + size / 16, foot, x - size / 16, foot);

export function rotor(x: number, hub: number, size: number, turned: number): string {
  const blades = count(3).map((blade) => {
    const angle = ((turned + blade * 120) * Math.PI) / 180;
    const to = (along: number, aside: number) => [
      x + size * (along * Math.cos(angle) - aside * Math.sin(angle)),
      hub + size * (along * Math.sin(angle) + aside * Math.cos(angle)),
    ];
    return poly(
      ...to(0, -0.02),
      ...to(0.2, -0.07),
      ...to(1, -0.005),
      ...to(1, 0.008),
      ...to(0.2, 0.03),
      ...to(0, 0.02),
    );
  });
  return blades.join('') + disc(x, hub, size / 18);
}
