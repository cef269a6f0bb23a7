import { describe, expect, it } from 'vitest';
import { families } from '../data/families/index.ts';
import { salaryOf, salaryText } from './salary.ts';
import { createPositionTable, isStudent } from './table.ts';

const table = createPositionTable(1, 3000);
const indexes = Array.from({ length: table.size }, (_, index) => index);

/** What the titles of each family pay, first title first; undefined if no position has the title. */
const readPaid = () =>
  families.map(({ titles, salary }, family) => ({
    salary,
    students: indexes.filter((index) => table.family[index] === family && isStudent(table, index)),
    levels: titles.map((_, level) => {
      const index = indexes.find(
        (at) => table.family[at] === family && table.title[at] === level && !isStudent(table, at),
      );
      return index === undefined ? undefined : salaryOf(table, index);
    }),
  }));

describe('the salary of a position', () => {
  it('begins for the first title at the beginning of its family’s range, and ends for the last title at its end', () => {
    const paid = readPaid();
    const ends = paid.map(({ levels }) => [levels.at(0)?.[0], levels.at(-1)?.[1]]);
    expect(ends).toEqual(paid.map(({ salary }) => [...salary]));
  });

  it('rises with the title, and overlaps with that of the title before', () => {
    for (const { levels } of readPaid()) {
      for (const [level, one] of levels.entries()) {
        const before = levels[level - 1];
        if (!one || !before) continue;
        expect(one[0]).toBeGreaterThan(before[0]);
        expect(one[0]).toBeLessThan(before[1]);
      }
    }
  });

  it('is in whole thousands', () => {
    for (const index of indexes) expect(salaryOf(table, index).every(Number.isInteger)).toBe(true);
  });

  it('of a student is that of the first title of their family', () => {
    const students = readPaid().filter(({ students: of }) => of.length > 0);
    expect(students.length).toBeGreaterThan(3);
    for (const { students: of, levels } of students) {
      for (const index of of) expect(salaryOf(table, index)).toEqual(levels[0]);
    }
  });

  it('is written in yuan a month, in each language', () => {
    expect(Object.values(salaryText).map((write) => write([8, 12]))).toEqual([
      '月薪 8,000–12,000 元',
      '月薪人民幣 8,000–12,000 元',
      'CNY 8,000–12,000 a month',
    ]);
  });
});
