import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';
import { paintLandscape } from './landscape.ts';
import { distance, drawOtherShape, drawShape, PIECE_BOX } from './piece-shape.ts';
import { decodePng, type Raster } from './png.ts';
import { createSliderPuzzle, type SliderPuzzle } from './puzzle.ts';
import { findGap } from './solve.ts';
import { seeded } from './testing.ts';

const seeds = Array.from({ length: 200 }, (_, at) => at * 101 + 1);
const read = (base64: string) => decodePng(fromBase64(base64));

describe('slider puzzle', () => {
  let puzzles: SliderPuzzle[] = [];
  // Created once for all tests that look at many puzzles, as that takes a while on a busy machine.
  beforeAll(() => {
    puzzles = seeds.map((seed) => createSliderPuzzle(seeded(seed)));
  });

  it('paints a background of 310x155 and a strip of 47x155', () => {
    const puzzle = createSliderPuzzle(seeded(1));
    expect(read(puzzle.originalImageBase64)).toMatchObject({ width: 310, height: 155 });
    expect(read(puzzle.jigsawImageBase64)).toMatchObject({ width: 47, height: 155 });
  });

  it('paints the same bytes for the same seed, on every machine', () => {
    const { originalImageBase64, jigsawImageBase64 } = createSliderPuzzle(seeded(42));
    expect(createSliderPuzzle(seeded(42))).toMatchObject({ originalImageBase64, jigsawImageBase64 });
    const hash = createHash('sha256').update(originalImageBase64).update(jigsawImageBase64).digest('hex');
    expect(hash).toMatchInlineSnapshot(`"b8c4cd36dc671185e74f271b53bdc42131aecd51733a02addc618b4cf01da6d1"`);
  });

  it('paints another picture for another seed', () => {
    const pictures = puzzles.map(({ originalImageBase64 }) => originalImageBase64);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('keeps the gap within the picture and away from the piece’s start', () => {
    for (const { x, y } of puzzles) {
      expect(Number.isInteger(x) && x >= 60 && x <= 263 && y >= 0 && y + PIECE_BOX <= 155).toBe(true);
    }
  });

  it("makes the piece of the background's own pixels, on a transparent strip, and darkens its gap", () => {
    const { originalImageBase64, jigsawImageBase64, x, y } = createSliderPuzzle(seeded(5));
    const [picture, strip] = [read(originalImageBase64), read(jigsawImageBase64)];
    // The same random numbers paint the same landscape, here without the gap.
    const whole = paintLandscape(seeded(5));
    const colours = ({ width, data }: Raster, left: number) => {
      const at = ((y + 23) * width + left + 18) * 4;
      return [...data.subarray(at, at + 40)];
    };
    expect(colours(strip, 0)).toEqual(colours(whole, x));
    const light = (bytes: number[]) => bytes.reduce((sum, byte) => sum + byte, -10 * 255);
    expect(light(colours(picture, x)) / light(colours(whole, x))).toBeLessThan(0.75);
    for (const [column, row] of [
      [0, 0],
      [46, 0],
      [0, 154],
      [46, 154],
    ] as const) {
      expect(strip.data[(row * 47 + column) * 4 + 3]).toBe(0);
    }
  });

  it('cuts a decoy of another shape', () => {
    for (const seed of seeds) {
      const random = seeded(seed);
      const shape = drawShape(random);
      const other = drawOtherShape(shape, random);
      let differing = 0;
      for (let at = 0; at < 47 * 47; at++) {
        const place = [(at % 47) + 0.5, Math.floor(at / 47) + 0.5] as const;
        if (distance(shape, ...place) < 0 !== distance(other, ...place) < 0) differing++;
      }
      expect(differing).toBeGreaterThan(200);
    }
  });

  it('draws every shape within its box', () => {
    for (const seed of seeds) {
      const shape = drawShape(seeded(seed));
      for (let at = 0; at < 47; at++) {
        const border = [
          distance(shape, at, 0),
          distance(shape, at, 47),
          distance(shape, 0, at),
          distance(shape, 47, at),
        ];
        expect(Math.min(...border)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('shows the gap clearly enough to find it by looking, on 200 pictures', () => {
    const missed = puzzles.map((puzzle) => findGap(puzzle).x - puzzle.x).filter((miss) => Math.abs(miss) > 2);
    expect(missed).toEqual([]);
  });
});
