import { expect, it } from 'vitest';
import { createPositionTable } from './table.ts';

it.each([0, 1, 96, 97, 4_294_967_295])(
  'with seed %i, ids are long decimal numbers by which positions are found again',
  (seed) => {
    const table = createPositionTable(seed, 1001);
    const ids = Array.from({ length: table.size }, (_, index) => table.idOf(index));
    for (const [index, id] of ids.entries()) {
      expect(id).toMatch(/^\d{18}$/);
      expect(Number(id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
      expect(table.indexOf(id)).toBe(index);
    }
    expect(new Set(ids).size).toBe(table.size);
    expect(table.indexOf(table.idOf(table.size))).toBeUndefined();
  },
);
