import { families } from '../data/families/index.ts';
import type { JobFamily } from '../data/types.ts';
import type { PositionTable } from './table.ts';

/** The kind of work that a position is. */
export function familyOf(table: PositionTable, index: number): JobFamily {
  const family = families[table.family[index] ?? 0];
  if (!family) throw new RangeError(`no family at ${index}`);
  return family;
}
