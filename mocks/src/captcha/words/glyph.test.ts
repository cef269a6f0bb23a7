import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxOf, glyphOf, turn, WORDS } from './glyph.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the characters that click words are chosen from', () => {
  it('are at least 120, each a single character that no other one equals', () => {
    expect(WORDS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(WORDS).size).toBe(WORDS.length);
    for (const word of WORDS) expect(word).toMatch(/^\p{Script=Han}$/u);
  });

  it('take less than 60 kB, and have the licence of their font beside them', () => {
    expect(Buffer.byteLength(read('outlines.ts'))).toBeLessThan(60_000);
    expect(read('OFL.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(read('OFL.txt')).toContain("with Reserved Font Name 'Source'");
  });

  it.each(WORDS)('have an outline within the em square: %s', (word) => {
    const contours = glyphOf(word, 100);
    for (const contour of contours) expect(contour.length).toBeGreaterThanOrEqual(3);
    const { left, top, right, bottom } = boxOf(contours);
    expect(left >= 0 && right <= 101 && top >= -90 && bottom <= 13).toBe(true);
    expect(right - left > 45 && bottom - top > 45).toBe(true);
  });

  it('have no outline for a character that is not among them', () => {
    expect(() => glyphOf('龘', 25)).toThrow(RangeError);
  });
});

describe('turning an outline', () => {
  it('keeps its baseline-left corner and its lengths, and goes clockwise for a positive angle', () => {
    const quarter = turn(
      [
        [
          { x: 0, y: 0 },
          { x: 3, y: -4 },
        ],
      ],
      1,
    ).flat();
    expect(quarter).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 3 },
    ]);
    const [spot] = turn([[{ x: 10, y: 0 }]], 0.414).flat();
    expect(Math.hypot(spot?.x ?? 0, spot?.y ?? 0)).toBeCloseTo(10, 9);
    expect(Math.atan2(spot?.y ?? 0, spot?.x ?? 0)).toBeCloseTo(Math.PI / 4, 2);
  });
});
