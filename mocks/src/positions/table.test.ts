import { expect, it } from 'vitest';
import { families } from '../data/families/index.ts';
import { createPositionTable, facetEntries, isStudent } from './table.ts';

it.each([0, 1, 96, 97, 4_294_967_295])(
  'with seed %i, ids have 18 digits, and a position is found by its id',
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

it.each([
  ['nothing', () => ''],
  ['a digit less', (id: string) => id.slice(0, -1)],
  ['a digit more', (id: string) => `${id}0`],
  ['another beginning', (id: string) => `9${id.slice(1)}`],
  ['letters', (id: string) => `${id.slice(0, -1)}x`],
  ['a sign', (id: string) => `${id.slice(0, -6)}-00001`],
  ['a fraction', (id: string) => `${id.slice(0, -6)}0001.5`],
] as const)('an id with %s finds no position', (_, change) => {
  const table = createPositionTable(1, 10);
  expect(table.indexOf(change(table.idOf(1)))).toBeUndefined();
});

it('work years, openings and days of publication of all positions are within their bounds', () => {
  const table = createPositionTable(1, 3000);
  expect(Math.max(...table.workYears)).toBeLessThan(facetEntries.workYears.length);
  expect(Math.min(...table.numberRecruits)).toBe(1);
  expect(Math.max(...table.numberRecruits)).toBeLessThanOrEqual(12);
  expect(Math.max(...table.publishedHoursAgo)).toBeLessThan(90 * 24);
});

it('two worlds whose ids begin with the same digits still have different ids', () => {
  const [one = '', other = ''] = [0, 97].map((seed) => createPositionTable(seed, 1).idOf(0));
  expect(one.slice(0, 4)).toBe(other.slice(0, 4));
  expect(one).not.toBe(other);
});

it('a world’s positions have every title, different numbers of openings, and days of publication in the last three months', () => {
  const table = createPositionTable(1, 3000);
  const titles = new Set(Array.from(table.title, (title, index) => `${table.family[index]}: ${title}`));
  expect([...titles].sort()).toEqual(
    families.flatMap((family, at) => family.titles.map((_, title) => `${at}: ${title}`)).sort(),
  );
  const asked = (student: boolean) =>
    [...table.numberRecruits].filter((_, index) => isStudent(table, index) === student);
  for (const people of [asked(true), asked(false)]) expect(new Set(people).size).toBeGreaterThan(3);
  expect(Math.max(...table.publishedHoursAgo)).toBeGreaterThan(80 * 24);
  expect(Math.min(...table.publishedHoursAgo)).toBeLessThan(24);
});

it('in each channel, a job family uses all of its titles before it repeats one', () => {
  const table = createPositionTable(3, 3000);
  const had = new Map<string, number[]>();
  for (let index = 0; index < table.size; index++) {
    if (isStudent(table, index)) continue;
    const family = table.family[index] ?? 0;
    const list = `${family} in ${table.recruitType[index]}`;
    had.set(list, [...(had.get(list) ?? []), table.title[index] ?? 0]);
  }
  expect(had.size).toBeGreaterThan(families.length);
  for (const [list, titles] of had) {
    const all = families[Number.parseInt(list, 10)]?.titles.length ?? 0;
    for (let from = 0; from + all <= titles.length; from += all)
      expect([list, new Set(titles.slice(from, from + all)).size]).toEqual([list, all]);
  }
});

it('a position has one to five benefits, and every benefit is used', () => {
  const offered = [...createPositionTable(1, 3000).benefits].map((bits) =>
    facetEntries.benefits.filter((_, bit) => bits & (1 << bit)),
  );
  const counts = offered.map(({ length }) => length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBe(5);
  expect(new Set(offered.flat()).size).toBe(facetEntries.benefits.length);
});
