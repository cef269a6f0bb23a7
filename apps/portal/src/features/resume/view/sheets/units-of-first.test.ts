import { expect, it } from 'vitest';
import { createRandom } from '../../model/testing/random.ts';
import { type Block, paginate } from './paginate.ts';
import type { SheetUnit } from './sheet-units.tsx';
import { LETTERS_OF_SHEET, UNITS_OF_SHEET, unitsOfFirst } from './units-of-first.ts';

/** A column of fifty lines, which are no longer than those of the narrowest letters. */
const ROOM = 50;
const LETTERS_OF_LINE = 200;

/** Units with the heights that they have, in lines: entries, each with a text of up to so many lines. */
function column(seed: number, entries: number, most: number): { unit: SheetUnit; block: Block }[] {
  const random = createRandom(seed);
  return Array.from({ length: entries }, (_, at) => {
    const entry = `work.${at}`;
    const count = 1 + random.below(most);
    const text = 'i'.repeat(count * LETTERS_OF_LINE);
    const of = (key: string, height: number, rest: object) => ({
      unit: { key, entry, render: () => null, ...rest },
      block: { height, gap: 0, entry, lines: { count: height, height: 1 } },
    });
    return [
      { ...of(entry, 1, {}), block: { height: 1, gap: 0, entry, keepWithNext: true } },
      of(`${entry}.text`, count, { text }),
    ];
  }).flat();
}

it.each([2, 12, 60])(
  'the first sheets of a resume follow from its beginning alone: texts of up to %i lines',
  (most) => {
    for (let seed = 1; seed <= 20; seed++)
      for (const atMost of [1, 2]) {
        const whole = column(seed, 200, most);
        const first = new Set(
          unitsOfFirst(
            whole.map(({ unit }) => unit),
            atMost,
          ),
        );
        const sheets = (blocks: typeof whole) =>
          paginate(
            blocks.map(({ block }) => block),
            ROOM,
          ).slice(0, atMost);
        expect(sheets(whole.filter(({ unit }) => first.has(unit)))).toEqual(sheets(whole));
        const letters = [...first].reduce((sum, { text = '' }) => sum + text.length, 0);
        expect(first.size).toBeLessThanOrEqual(atMost * UNITS_OF_SHEET);
        expect(letters).toBeLessThan(atMost * LETTERS_OF_SHEET + most * LETTERS_OF_LINE + 1);
        expect(unitsOfFirst([...first], undefined)).toHaveLength(first.size);
      }
  },
);
