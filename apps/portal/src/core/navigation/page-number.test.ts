import { expect, test } from 'vitest';
import { readPage } from './page-number.ts';

test('a page is what an address says in plain figures', () => {
  expect(['1', '12', '99999'].map(readPage)).toEqual([1, 12, 99_999]);
});

test.each([undefined, '', '0', '-1', '2.5', '2a', '007', '0x10', '1e3', ' 2', '１', '99999999999999999999'])(
  'anything else is the first page: %s',
  (text) => {
    expect(readPage(text)).toBe(1);
  },
);
