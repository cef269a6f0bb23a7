import { expect, test } from 'vitest';
import { believeRows } from './believe-rows.ts';

test.each([
  ['the first page', {}, { total: 5, rows: [] }, 0],
  ['a later page', { pageNo: 3, pageSize: 20 }, { total: 50, rows: [] }, 40],
  ['a page beyond the end', { pageNo: 9, pageSize: 20 }, { total: 50, rows: [] }, 50],
  ['a page with rows', { pageNo: 1 }, { total: 5, rows: [{}] }, 5],
])('the total of a list whose page has no rows ends before it: %s', (_, param, answer, total) => {
  believeRows(answer, param);
  expect(answer.total).toBe(total);
});

test('an answer that is no list stays as it is', () => {
  const answer = { rows: ['a'], total: 'many' };
  believeRows(answer, undefined);
  expect(answer).toEqual({ rows: ['a'], total: 'many' });
});
