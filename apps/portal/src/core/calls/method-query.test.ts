import { queryPositionList } from '@careers/gateway/contract';
import { present } from '@careers/ui/testing/present';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { personaWorld } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { createMemoryStorage } from '../session/index.ts';
import { forgetOthers, isSameButLanguage, methodQuery, untilTranslated } from './method-query.ts';

const param = { sort: 'latest', pageNo: 1, pageSize: 10 } as const;

test('a query of somebody is not asked once somebody else is logged in', async () => {
  const { local, stored } = personaWorld();
  const portal = testPortal({ world: local, storage: createMemoryStorage({ ...stored }) });
  const query = methodQuery(portal, queryPositionList, param);
  portal.session.clearUser();
  const before = local.world().calls().length;
  await expect(portal.queries.fetchQuery(query)).rejects.toMatchObject({ kind: 'aborted' });
  expect(local.world().calls().length).toBe(before);
});

test('an answer to a visitor is refused if somebody has logged in before it came', async () => {
  const { local, stored } = personaWorld();
  const portal = testPortal({ world: local, storage: createMemoryStorage({ ...stored }) });
  const { Authorization, userInfo } = portal.session.get();
  portal.session.clearUser();
  const query = methodQuery(portal, queryPositionList, param);
  const answer = portal.queries.fetchQuery(query);
  portal.session.logIn(
    { Authorization: present(Authorization), userInfo: present(userInfo) },
    { kind: 'phone', value: '13800000001' },
  );
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(portal.queries.getQueryData(query.queryKey)).toBeUndefined();
});

test('answers given to other people are dropped; answers to visitors, and what belongs to nobody, stay', () => {
  const queries = new QueryClient();
  onTestFinished(() => queries.clear());
  const keys = [
    ['list', { user: 'u1', locale: 'en-us' }, {}],
    ['list', { user: 'u2', locale: 'en-us' }, {}],
    ['list', { user: undefined, locale: 'en-us' }, {}],
    ['website', 'site-1', 'en-us'],
    ['words', null],
  ];
  for (const key of keys) queries.setQueryData(key, 'an answer');
  forgetOthers(queries, 'u2');
  expect(keys.filter((key) => queries.getQueryData(key) === undefined)).toEqual([keys[0]]);
});

const key = (scope: object, size = 10) => [
  'list',
  { locale: 'en-us', user: 'u1', websiteId: '1', ...scope },
  { size },
];

test.each([
  ['the same call in another language', key({ locale: 'zh-cn' }), true],
  ['that of another person', key({ user: 'u2' }), false],
  ['that at another website', key({ websiteId: '2' }), false],
  ['one with another param', key({}, 20), false],
  ['one of another method', ['other', ...key({}).slice(1)], false],
])('while an answer comes in another language, %s may stand in its place: %s', (_, other, may) => {
  expect(isSameButLanguage(key({}), other)).toBe(may);
  expect(untilTranslated(key({}))('the former', { queryKey: other })).toBe(may ? 'the former' : undefined);
});
