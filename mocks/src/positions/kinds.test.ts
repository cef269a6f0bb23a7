import { describe, expect, it } from 'vitest';
import { createPositionKinds, kindFacets } from './kinds.ts';
import { createPositionTable } from './table.ts';

// More positions than there are numbers for kinds, so that some have to share a kind.
const table = createPositionTable(1, 70_000);
const kindsOf = () => createPositionKinds(table);

/** Everything that filters and keywords use of a position, except place and benefits. */
const asked = (index: number): string =>
  [
    table.family,
    table.title,
    table.recruitType,
    table.company,
    table.department,
    table.education,
    table.posCategory,
    table.workYears,
  ]
    .map((column) => column[index])
    .join();

const positions = Array.from({ length: table.size }, (_, index) => index);

describe('the kind of a position', () => {
  it('is shared by the positions that are equal in all that filters and keywords use, and by no others', () => {
    const kinds = kindsOf();
    const told = new Set(positions.map(asked));
    const pairs = new Set(positions.map((index) => `${asked(index)}: ${kinds.kindOf[index]}`));
    expect([pairs.size, kinds.examples.length]).toEqual([told.size, told.size]);
  });

  it('has one of its positions as an example, and their facet entries and channel', () => {
    const kinds = kindsOf();
    const wrong = positions.filter((index) => {
      const kind = kinds.kindOf[index] ?? -1;
      return (
        asked(kinds.examples[kind] ?? -1) !== asked(index) ||
        kinds.channels[kind] !== table.recruitType[index] ||
        kindFacets.some((name) => kinds.entries[name][kind] !== table[name][index])
      );
    });
    expect(wrong).toEqual([]);
  });
});

it('each set of benefits is stored once, and is the set of the positions that refer to it', () => {
  const kinds = kindsOf();
  expect(new Set(kinds.sets).size).toBe(kinds.sets.length);
  expect(positions.filter((index) => kinds.sets[kinds.setOf[index] ?? -1] !== table.benefits[index])).toEqual(
    [],
  );
});
