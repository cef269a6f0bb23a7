import { expect, it } from 'vitest';
import { firstPositions } from './first-positions.ts';
import { createPositionTable, facetEntries, recruitTypeCodes, statuses } from './table.ts';

it('the first positions of a company are only its own', () => {
  const table = createPositionTable(1, 300);
  const wanted = { recruitType: 'A01', status: 'open', limit: 300 } as const;
  const companyOf = (id: string) => facetEntries.company[table.company[table.indexOf(id) ?? -1] ?? -1]?.id;
  const own = firstPositions(table, { ...wanted, company: 'com-energy' });
  expect(own.length).toBeGreaterThan(1);
  expect(own).toEqual(firstPositions(table, wanted).filter((id) => companyOf(id) === 'com-energy'));
});

it.each([
  ['A01', 'open', undefined],
  ['A01', 'closed', undefined],
  ['A04', 'open', undefined],
  ['A01', 'open', 'cat-software'],
] as const)(
  'the first positions of channel %s and status %s, category %s, are those that a search of the table finds',
  (recruitType, status, posCategory) => {
    const table = createPositionTable(1, 300);
    const all = Array.from({ length: table.size }, (_, index) => index).filter(
      (index) =>
        recruitTypeCodes[table.recruitType[index] ?? -1] === recruitType &&
        statuses[table.status[index] ?? -1] === status &&
        (!posCategory || facetEntries.posCategory[table.posCategory[index] ?? -1]?.id === posCategory),
    );
    const found = (limit: number) =>
      firstPositions(table, { recruitType, status, limit, ...(posCategory ? { posCategory } : {}) });
    const ids = all.map((index) => table.idOf(index));
    expect(ids.length).toBeGreaterThan(1);
    expect(found(300)).toEqual(ids);
    expect(found(2)).toEqual(ids.slice(0, 2));
  },
);
