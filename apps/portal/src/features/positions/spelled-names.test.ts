import { describe, expect, test } from 'vitest';
import { matchingEntries } from './facet-entries.ts';
import { createSpelledNames } from './spelled-names.ts';

const entries = ['北京', '重庆', '厦门', '深圳', '東莞', '会计核算中心', '澄远能源', 'IT 服务部'].map(
  (name) => ({
    id: name,
    name,
    count: 1,
  }),
);
const find = (typed: string) => matchingEntries(entries, typed, createSpelledNames()).map(({ name }) => name);

describe('a long list of names can be searched', () => {
  test.each([
    ['重', ['重庆']],
    ['it', ['IT 服务部']],
    ['beijing', ['北京']],
    ['Bei Jing', ['北京']],
    ['bj', ['北京']],
    ['chongqing', ['重庆']],
    ['xiamen', ['厦门']],
    ['xm', ['厦门']],
    ['dong', ['東莞']],
    ['kuaiji', ['会计核算中心']],
    ['hesuan', ['会计核算中心']],
    ['zx', ['会计核算中心']],
    ['ny', ['澄远能源']],
    ['fuwu', ['IT 服务部']],
    ['eijing', []],
    ['zhongqing', []],
  ])('by name, pinyin and initials: %s', (typed, found) => {
    expect(find(typed)).toEqual(found);
  });
});

test('a search by pinyin accepts v for ü', () => {
  expect(createSpelledNames().matches('绿色能源', 'lvse')).toBe(true);
});
