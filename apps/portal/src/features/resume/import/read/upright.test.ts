import { describe, expect, it } from 'vitest';
import { linesOfPage } from './lines-of-page.ts';
import { upright } from './upright.ts';

const lines = ['Li Na', 'Experience', 'Harbour Bank'];

/** The lines, drawn from left to right, or turned by quarters against the clock. */
const drawn = (quarters: number) =>
  lines.map((str, at) => {
    const [across, down] = [40, at * 14];
    const [x = 0, y = 0] = [
      [across, 800 - down],
      [down, across],
      [500 - across, down],
      [500 - down, 800 - across],
    ][quarters] as number[];
    const along = [
      [10, 0],
      [0, 10],
      [-10, 0],
      [0, -10],
    ][quarters] as [number, number];
    return { str, x, y, width: str.length * 6, height: 10, along };
  });

describe('the text of a page that is drawn turned', () => {
  it.each([0, 1, 2, 3])('is read as it is shown, turned by %i quarters', (quarters) => {
    expect(linesOfPage(upright(drawn(quarters))).split('\n')).toEqual(lines);
  });

  it('does not contain what is written across it or up its side', () => {
    const across = { str: 'SAMPLE', x: 40, y: 786, width: 90, height: 10 };
    const marks = [
      { ...across, along: [7, 7] as const },
      { ...across, along: [0, 10] as const },
    ];
    expect(linesOfPage(upright([...drawn(0), ...marks])).split('\n')).toEqual(lines);
  });
});
