import { facetNames } from '@careers/gateway/contract';
import { describe, expect, test } from 'vitest';
import { listParam } from './list-param.ts';
import {
  besideListSearch,
  freshSearch,
  readListSearch,
  restrictionsOf,
  toggled,
  withKeyword,
  without,
  withSize,
  withSort,
  writeListSearch,
} from './list-search.ts';

describe('reading the address of a list', () => {
  const long = 'x'.repeat(10_000);
  test.each([
    ['page=-1', { page: '-1' }, { page: 1 }],
    ['page=0', { page: '0' }, { page: 1 }],
    ['page=1e9', { page: '1e9' }, { page: 1 }],
    ['page=abc', { page: 'abc' }, { page: 1 }],
    ['page=2.5', { page: '2.5' }, { page: 1 }],
    ['page=99999999999999999999', { page: '99999999999999999999' }, { page: 1 }],
    ['page=100001', { page: '100001' }, { page: 1 }],
    ['page=', { page: '' }, { page: 1 }],
    ['page=3', { page: '3' }, { page: 3 }],
    ['size=50', { size: '50' }, { size: 50 }],
    ['size=25', { size: '25' }, { size: 10 }],
    ['size=1000', { size: '1000' }, { size: 10 }],
    ['size=1e2', { size: '1e2' }, { size: 10 }],
    ['size=-20', { size: '-20' }, { size: 10 }],
    ['size=', { size: '' }, { size: 10 }],
    ['an unknown order', { sort: 'salary' }, { sort: 'latest' }],
    ['an order that is a name of every object', { sort: 'constructor' }, { sort: 'latest' }],
    ['relevance without a keyword', { sort: 'relevance' }, { sort: 'latest' }],
    ['a keyword orders by relevance', { keyword: 'a' }, { keyword: 'a', sort: 'relevance' }],
    ['a keyword and an order', { keyword: 'a', sort: 'hot' }, { keyword: 'a', sort: 'hot' }],
    ['a keyword of spaces', { keyword: ' \n\t ' }, {}],
    ['10 000 characters', { keyword: long }, { keyword: 'x'.repeat(100), sort: 'relevance' }],
    [
      'a keyword of pairs is not cut within one',
      { keyword: '😀'.repeat(101) },
      { keyword: '😀'.repeat(100), sort: 'relevance' },
    ],
  ] as const)(
    'keeps a valid parameter, and takes the default for a malformed one: %s',
    (_, query, expected) => {
      expect(readListSearch(query)).toEqual({ ...freshSearch, ...expected });
    },
  );

  test.each([
    ['one', 'edu-master', ['edu-master']],
    ['two', 'a,b', ['a', 'b']],
    ['none', '', []],
    ['only commas', ',,,', []],
    ['empty ones and spaces', ',a, ,b ,', ['a', 'b']],
    ['twice the same', 'a,a', ['a']],
    ['one that no id can be', 'x'.repeat(10_000), []],
  ])('leaves out empty, repeated and malformed ids: %s', (_, value, ids) => {
    for (const name of facetNames) {
      expect(readListSearch({ [name]: value }).chosen).toEqual({ ...freshSearch.chosen, [name]: ids });
    }
  });

  test('keeps the first fifty of a thousand ids, to which none can be added', () => {
    const value = Array.from({ length: 1000 }, (_, index) => `id-${index}`).join(',');
    const full = readListSearch({ company: value, page: '2' });
    expect(full.chosen.company).toHaveLength(50);
    expect(toggled(full, 'company', 'id-50')).toBe(full);
    expect(toggled(full, 'company', 'id-49').chosen.company).toHaveLength(49);
    expect(toggled(full, 'education', 'e1').chosen.education).toEqual(['e1']);
  });
});

describe('the address of a list', () => {
  test('leaves out what is the default', () => {
    expect(writeListSearch(freshSearch)).toEqual({});
    expect(writeListSearch({ keyword: 'engineer', sort: 'relevance', page: 1, size: 10 })).toEqual({
      keyword: 'engineer',
    });
  });

  test('is read as it was written', () => {
    const state = {
      keyword: '工程师 风电',
      chosen: { ...freshSearch.chosen, company: ['com-energy', 'com-water'], benefits: ['ben-1'] },
      sort: 'hot',
      page: 12,
      size: 20,
    } as const;
    expect(writeListSearch(state)).toEqual({
      keyword: '工程师 风电',
      company: 'com-energy,com-water',
      benefits: 'ben-1',
      sort: 'hot',
      page: '12',
      size: '20',
    });
    expect(readListSearch(writeListSearch(state))).toEqual(state);
  });

  test('keeps the parameters that do not belong to the list', () => {
    const query = {
      websiteId: 'w',
      recruitTypeCode: 'A02',
      keyword: 'a',
      page: '2',
      company: 'c',
      sort: 'hot',
      size: '50',
    };
    expect(besideListSearch(query)).toEqual({ websiteId: 'w', recruitTypeCode: 'A02' });
  });
});

describe('a change of the list', () => {
  const state = readListSearch({ keyword: 'a', company: 'c1,c2', education: 'e1', sort: 'hot', page: '4' });

  test('begins again on page 1', () => {
    for (const next of [
      toggled(state, 'company', 'c3'),
      without(state, 'education'),
      withKeyword(state, 'b'),
      withSort(state, 'latest'),
    ]) {
      expect(next.page).toBe(1);
    }
  });

  test('adds an entry of a facet, or removes a chosen one', () => {
    expect(toggled(state, 'company', 'c3').chosen.company).toEqual(['c1', 'c2', 'c3']);
    expect(toggled(state, 'company', 'c1').chosen.company).toEqual(['c2']);
  });

  test('of the keyword keeps a chosen order, and otherwise sorts by relevance or date', () => {
    expect(withKeyword(state, 'b').sort).toBe('hot');
    expect(withKeyword(freshSearch, 'b').sort).toBe('relevance');
    expect(withKeyword(readListSearch({ keyword: 'a' }), '').sort).toBe('latest');
  });

  test.each([
    [{ page: '4' }, 20, 2],
    [{ page: '4' }, 100, 1],
    [{ page: '2', size: '50' }, 10, 6],
    [{ page: '2', size: '50' }, 100, 1],
    [{}, 50, 1],
  ] as const)('of the page size, on %j to %i, keeps the first row on the page', (query, size, page) => {
    expect(withSize(readListSearch(query), size)).toEqual({ ...readListSearch(query), size, page });
  });

  test('of a filter keeps the page size', () => {
    const long = readListSearch({ size: '50', page: '2' });
    expect(toggled(long, 'company', 'c1')).toMatchObject({ size: 50, page: 1 });
    expect(withKeyword(long, 'b')).toMatchObject({ size: 50, page: 1 });
  });

  test('drops one restriction as a whole and keeps the others', () => {
    expect(restrictionsOf(state)).toEqual(['keyword', 'company', 'education']);
    expect(restrictionsOf(without(state, 'company'))).toEqual(['keyword', 'education']);
    expect(restrictionsOf(without(state, 'keyword'))).toEqual(['company', 'education']);
    expect(restrictionsOf(freshSearch)).toEqual([]);
  });
});

test('the call for a list has all parameters of the address, the kind of recruitment and the scope included', () => {
  const query = {
    keyword: 'a',
    company: 'c1,c2',
    page: '3',
    recruitTypeCode: 'A03',
    comId: 'com-1',
    ticket: 't',
    websiteId: 'w',
  };
  expect(listParam(readListSearch(query), query)).toEqual({
    keyword: 'a',
    company: ['c1', 'c2'],
    sort: 'relevance',
    recruitTypeCode: 'A03',
    comId: 'com-1',
    ticket: 't',
    pageNo: 3,
    pageSize: 10,
  });
  expect(listParam(readListSearch({ size: '100' }), {}).pageSize).toBe(100);
});
