import type { SheetUnit } from './sheet-units.tsx';

/** More units, and more letters, than fit on one sheet of any template, with what the break at its end depends on. */
export const UNITS_OF_SHEET = 100;
export const LETTERS_OF_SHEET = 20_000;

/**
 * The units of a column that may be on its first sheets, of which there are at most so many; all of them without a maximum. To lay out
 * and measure the whole of a long resume for a small picture of its first sheet takes seconds.
 */
export function unitsOfFirst(units: readonly SheetUnit[], atMost: number | undefined): readonly SheetUnit[] {
  if (atMost === undefined) return units;
  let letters = 0;
  const beyond = units.findIndex(({ text = '' }, at) => {
    const isFull = at >= atMost * UNITS_OF_SHEET || letters > atMost * LETTERS_OF_SHEET;
    letters += text.length;
    return isFull;
  });
  return beyond === -1 ? units : units.slice(0, beyond);
}
