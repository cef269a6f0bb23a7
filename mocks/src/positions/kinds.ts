import type { PositionTable } from './table.ts';

/**
 * A table's positions by what many of them share. A list query looks at each kind and each set of benefits once,
 * and at each position only to see which of them it has.
 */
export interface PositionKinds {
  /** For each position its kind: equal in all that filters and keywords ask for, but place and benefits. */
  readonly kindOf: Uint16Array;
  /** For each kind a position of it. */
  readonly examples: Uint32Array;
  /** For each position its set of benefits. */
  readonly setOf: Uint16Array;
  /** For each set its benefits, one bit each. */
  readonly sets: Uint16Array;
}

export function createPositionKinds(table: PositionTable): PositionKinds {
  const kinds = number(table.size, [
    table.family,
    table.title,
    table.recruitType,
    table.company,
    table.department,
    table.education,
    table.posCategory,
    table.workYears,
  ]);
  const sets = number(table.size, [table.benefits]);
  return {
    kindOf: kinds.numbers,
    examples: kinds.examples,
    setOf: sets.numbers,
    sets: Uint16Array.from(sets.examples, (index) => table.benefits[index] ?? 0),
  };
}

type Column = Uint8Array | Uint16Array;

/** Numbers the different rows of some columns in the order in which they come. */
function number(size: number, columns: readonly Column[]) {
  const radixes = columns.map((column) => 1 + column.reduce((most, value) => Math.max(most, value), 0));
  const known = new Map<number, number>();
  const examples: number[] = [];
  const numbers = new Uint16Array(size);
  for (let index = 0; index < size; index++) {
    let row = 0;
    for (let at = 0; at < columns.length; at++) row = row * (radixes[at] ?? 1) + (columns[at]?.[index] ?? 0);
    let kind = known.get(row);
    if (kind === undefined) {
      kind = examples.length;
      known.set(row, kind);
      examples.push(index);
    }
    numbers[index] = kind;
  }
  return { numbers, examples: Uint32Array.from(examples) };
}
