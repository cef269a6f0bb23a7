import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

describe("an address's query", () => {
  it.each([
    '1e3',
    '007',
    '17853280123456789012',
    '-0',
    'true',
    'null',
    '0x10',
    '1.0',
    '[1]',
    '{"a":1}',
    '"7"',
  ])('keeps the id %s as the text it is', (id) => {
    expect(parseSearch(`?id=${encodeURIComponent(id)}`)).toEqual({ id });
    expect(parseSearch(stringifySearch({ id }))).toEqual({ id });
  });

  it.each([
    ['plus and percent', 'C++ 100%'],
    ['what would begin another parameter', 'a=b&websiteId=other'],
    ['a second #', '/position#part'],
    ['Chinese', '海上风电 工程师'],
    ['a path with its own query', '/RecruitDetail?id=1e3&sort=hot'],
  ])('carries %s there and back', (_, text) => {
    expect(parseSearch(stringifySearch({ redirect: text }))).toEqual({ redirect: text });
  });

  it('leaves out empty and absent values, and what is no text', () => {
    expect(stringifySearch({ id: '7', keyword: '', page: undefined, sort: null, size: 3 })).toBe('?id=7');
  });

  it('is nothing when nothing is left', () => {
    expect(stringifySearch({ keyword: '' })).toBe('');
    expect(parseSearch('')).toEqual({});
  });

  it('reads what is broken without a crash', () => {
    expect(parseSearch('?id=%E0%A4%A&&=&x')).toMatchObject({ x: '' });
    expect(Object.getPrototypeOf(parseSearch('?__proto__=1'))).toBe(Object.prototype);
  });
});
