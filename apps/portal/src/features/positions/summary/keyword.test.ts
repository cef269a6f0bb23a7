import { expect, test } from 'vitest';
import { keywordQuery, readKeyword } from './keyword.ts';

test.each([
  ['single spaces', '  项目\t  经理 ', '项目 经理'],
  ['no more than the server accepts', 'x'.repeat(101), 'x'.repeat(100)],
  ['no character in halves', '🚗'.repeat(101), '🚗'.repeat(100)],
  ['no space where it is cut', `${'x'.repeat(99)} yz`, 'x'.repeat(99)],
  ['nothing where there is nothing', undefined, ''],
])('a keyword has %s', (_, typed, keyword) => {
  expect(readKeyword(typed)).toBe(keyword);
});

test('nothing that was typed is no keyword in the address', () => {
  expect([keywordQuery('  '), keywordQuery(' hr ')]).toEqual([{}, { keyword: 'hr' }]);
});
