import { expect, it } from 'vitest';
import { switchTarget } from './switch-target.ts';

const other = { comId: 'com-water' };

it.each([
  [
    'the homepage leads to the homepage',
    '/complex/homepage',
    { comId: 'com-energy' },
    '/complex/homepage',
    other,
  ],
  [
    'the list keeps its search, without the filters of the old company',
    '/complex/position',
    {
      comId: 'com-energy',
      keyword: 'engineer',
      workPlace: 'city-shenzhen',
      department: 'dep-energy-wind',
      page: '3',
    },
    '/complex/position',
    { keyword: 'engineer', workPlace: 'city-shenzhen', ...other },
  ],
  [
    'a position leads to the list',
    '/complex/RecruitDetail',
    { comId: 'com-energy', id: '1' },
    '/complex/position',
    other,
  ],
  [
    'a delivery leads to the list',
    '/complex/fastDelivery',
    { comId: 'com-energy', id: '1' },
    '/complex/position',
    other,
  ],
  [
    'a piece of news leads to the news',
    '/complex/newsInfoPage',
    { comId: 'com-energy', id: 'news-energy-storage' },
    '/complex/newsInfoPage',
    other,
  ],
  ['the list of companies leads to the company', '/complex/company', { all: '1' }, '/complex/company', other],
])('switching the company: %s', (_, path, query, to, rest) => {
  expect(switchTarget(path, query, 'com-water')).toEqual({ to, query: rest });
});
