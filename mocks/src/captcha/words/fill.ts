import type { Contours, Spot } from './glyph.ts';

/** How much of each pixel is covered, in rows from the top: 0 to 1. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly cover: Float64Array;
}

/** How many lines are measured in a row of pixels; along a line the coverage is exact. */
const LINES = 5;

/**
 * Fills polygons by the non-zero winding rule with soft edges: the strokes of a font overlap, and holes run in the other
 * direction. What lies outside the mask is left out. It uses only sums and products, so that every engine gives the same bits.
 */
export function fill(contours: Contours, width: number, height: number): Mask {
  const cover = new Float64Array(width * height);
  const edges = contours.flatMap(edgesOf);
  for (let line = 0; line < height * LINES; line++) {
    const row = cover.subarray(Math.floor(line / LINES) * width).subarray(0, width);
    let winding = 0;
    let from = 0;
    for (const { x, turns } of crossings(edges, (line + 0.5) / LINES)) {
      if (winding === 0) from = x;
      winding += turns;
      if (winding === 0) coverSpan(row, from, x);
    }
  }
  return { width, height, cover };
}

/** A side of a polygon, from its upper to its lower end. */
interface Edge {
  readonly upper: Spot;
  readonly lower: Spot;
  /** 1 where the polygon goes down, -1 where it goes up. */
  readonly turns: 1 | -1;
}

function edgesOf(contour: readonly Spot[]): Edge[] {
  return contour.flatMap((end, at): Edge[] => {
    const start = contour.at(at - 1) ?? end;
    if (start.y === end.y) return [];
    return [
      start.y < end.y ? { upper: start, lower: end, turns: 1 } : { upper: end, lower: start, turns: -1 },
    ];
  });
}

function crossings(edges: readonly Edge[], y: number): { readonly x: number; readonly turns: number }[] {
  return edges
    .filter(({ upper, lower }) => upper.y <= y && y < lower.y)
    .map(({ upper, lower, turns }) => ({
      x: upper.x + ((y - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x),
      turns,
    }))
    .sort((one, other) => one.x - other.x);
}

function coverSpan(row: Float64Array, from: number, to: number): void {
  const end = Math.min(to, row.length);
  for (let x = Math.max(0, Math.floor(from)); x < end; x++) {
    const part = Math.min(end, x + 1) - Math.max(from, x);
    row[x] = (row[x] ?? 0) + part / LINES;
  }
}
