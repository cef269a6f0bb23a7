import { expect, test } from 'vitest';
import { shareAddress, shareParam } from './share-param.ts';
import type { ShareSubject } from './share-subject.ts';

test('the list is shared with its filters, its search and its kind, without page and order', () => {
  const subject: ShareSubject = {
    kind: 'list',
    param: {
      company: ['com-energy'],
      benefits: ['a', 'b'],
      keyword: 'wind',
      recruitTypeCode: 'A01',
      pageNo: 2,
      pageSize: 10,
      sort: 'hot',
    },
    total: 3,
  };
  expect(shareParam(subject)).toEqual({
    kind: 'list',
    filters: { company: ['com-energy'], benefits: ['a', 'b'], keyword: 'wind', recruitTypeCode: 'A01' },
  });
});

test('a list that nothing narrows is shared without filters that are empty', () => {
  const param = { keyword: '', pageNo: 1, pageSize: 10, sort: 'hot' } as const;
  const shared = shareParam({ kind: 'list', param, total: 3 });
  expect(Object.keys(shared)).toEqual(['kind', 'filters']);
  expect(Object.keys(shared.filters ?? { none: '' })).toEqual([]);
});

test.each([
  [
    'a relative one is of the portal',
    '#/positionshare?ticket=t',
    'https://jobs.example/portal/#/positionshare?ticket=t',
  ],
  ['an absolute one stays', 'https://share.example/t', 'https://share.example/t'],
  ['so does one without encryption', 'http://share.example/t', 'http://share.example/t'],
  ['another scheme is refused', 'javascript:alert(1)', undefined],
  ['so is one that looks alike', 'httpss://share.example/t', undefined],
  ['what is no address is refused', 'http://', undefined],
])('the address of a share link: %s', (_, url, address) => {
  expect(shareAddress(url, 'https://jobs.example/portal/')).toBe(address);
});
