import { facetNames } from '@careers/gateway/contract';
import type { PositionTable } from './table.ts';

/** The facets whose entry all positions of a kind share. */
export const kindFacets = facetNames.filter((name) => name !== 'workPlace' && name !== 'benefits');
type KindFacet = (typeof kindFacets)[number];

/**
 * The positions of a table grouped by what many of them share. A query evaluates each kind and each set of benefits once, and
 * only looks up for each position which of them it has.
 */
export interface PositionKinds {
  /**
   * For each position, its kind: positions of a kind are equal in everything that filters and keywords use, except place and
   * benefits.
   */
  readonly kindOf: Uint16Array;
  /** For each kind, one of its positions. */
  readonly examples: Uint32Array;
  /** For each kind, its entry of each facet. */
  readonly entries: Readonly<Record<KindFacet, Uint8Array>>;
  /** For each kind, its channel as an index into `recruitTypeCodes`. */
  readonly channels: Uint8Array;
  /** For each position, its set of benefits. */
  readonly setOf: Uint16Array;
  /** For each set, its benefits, one bit each. */
  readonly sets: Uint16Array;
}

export function createPositionKinds(table: PositionTable): PositionKinds {
  const { size, recruitType, benefits } = table;
  const kinds = numberRows(size, [
    table.family,
    table.title,
    recruitType,
    table.company,
    table.department,
    table.education,
    table.posCategory,
    table.workYears,
  ]);
  const sets = numberRows(size, [benefits]);
  const ofKinds = (column: Uint8Array) => Uint8Array.from(kinds.examples, (index) => column[index] ?? 0);
  return {
    kindOf: kinds.numbers,
    examples: kinds.examples,
    entries: {
      company: ofKinds(table.company),
      department: ofKinds(table.department),
      education: ofKinds(table.education),
      posCategory: ofKinds(table.posCategory),
      workYears: ofKinds(table.workYears),
    },
    channels: ofKinds(recruitType),
    setOf: sets.numbers,
    sets: Uint16Array.from(sets.examples, (index) => benefits[index] ?? 0),
  };
}

type Column = Uint8Array | Uint16Array;

/** Numbers the different rows of some columns, in the order in which they first appear. */
function numberRows(size: number, columns: readonly Column[]) {
  const keys = new Float64Array(size);
  for (const column of columns) {
    const radix = radixOf(column);
    keys.forEach((key, index) => {
      keys[index] = key * radix + (column[index] ?? 0);
    });
  }
  const known = new Map<number, number>();
  const examples: number[] = [];
  const numbers = new Uint16Array(size);
  keys.forEach((key, index) => {
    let row = known.get(key);
    if (row === undefined) {
      row = examples.length;
      known.set(key, row);
      examples.push(index);
    }
    numbers[index] = row;
  });
  return { numbers, examples: Uint32Array.from(examples) };
}

function radixOf(column: Column): number {
  let most = 0;
  for (const value of column) most = Math.max(most, value);
  return most + 1;
}
