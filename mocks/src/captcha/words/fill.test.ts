import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];
const rows = ({ width, cover }: ReturnType<typeof fill>) =>
  Array.from({ length: cover.length / width }, (_, row) =>
    [...cover.subarray(row * width, (row + 1) * width)].map((value) => Number(value.toFixed(3))),
  );

describe('filling polygons', () => {
  it('gives whole pixels full cover, and others the share that is inside', () => {
    expect(rows(fill([square(1, 2)], 3, 3))).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    const { cover } = fill(
      [[0.25, 1.5].flatMap((x) => [0, 1].map((y) => ({ x, y: x < 1 ? y : 1 - y })))],
      2,
      1,
    );
    expect([...cover].map((value) => Number(value.toFixed(3)))).toEqual([0.75, 0.5]);
  });

  it('gives half of a square’s cover to a triangle in it', () => {
    const { cover } = fill([square(0, 4).slice(0, 3)], 4, 4);
    expect(cover.reduce((sum, value) => sum + value, 0)).toBeCloseTo(8, 6);
  });

  it('joins overlapping contours, and leaves a contour of the other direction open', () => {
    const sum = (contours: Parameters<typeof fill>[0]) =>
      fill(contours, 6, 6).cover.reduce((total, value) => total + value, 0);
    expect(sum([square(0, 4), square(2, 6)])).toBeCloseTo(28, 6);
    expect(sum([square(0, 6), square(2, 4).reverse()])).toBeCloseTo(32, 6);
  });

  it('leaves out what is outside of the mask', () => {
    const { cover } = fill([square(-5, 9)], 2, 2);
    expect([...cover].every((value) => Math.abs(value - 1) < 1e-9)).toBe(true);
    expect(fill([square(7, 9)], 2, 2).cover.every((value) => value === 0)).toBe(true);
  });
});
