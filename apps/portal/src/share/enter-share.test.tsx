import { createLocalWorld } from '@careers/mocks';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { siteQueryKey } from '../site-config/queries.ts';
import { openPortal } from '../testing/open-portal.ts';
import { testPortal } from '../testing/test-portal.ts';
import { enterShare, isShareRefused, keepShare } from './enter-share.ts';
import { sharedWebsiteQuery } from './queries.ts';

const POSITION = '/positionshare?ticket=share-position&positionSharedType=2';

/** Collects every Chinese text that is ever on the page, except for the names of languages in header and footer. */
function watchForChinese(): ReadonlySet<string> {
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1, main p, main a'))
      if (/\p{Script=Han}/u.test(textContent)) shown.add(textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return shown;
}

test('a share is first shown in the language of its website, even if the words load late', async () => {
  const words = Promise.withResolvers<void>();
  vi.doMock('../locales/en/positions.po', async (original) => {
    await words.promise;
    return original();
  });
  onTestFinished(() => {
    vi.doUnmock('../locales/en/positions.po');
  });
  const chinese = watchForChinese();
  const storage = createMemoryStorage({});
  await openPortal(POSITION, { storage, world: createLocalWorld({ lang: 'en-us' }) });
  await waitFor(() => expect(storage.get('shareInfo')).toContain('en-us'));
  // A page that does not wait for its words would be rendered within these turns.
  for (let turn = 0; turn < 50; turn++) await new Promise((next) => setTimeout(next));
  words.resolve();
  await screen.findByRole('heading', { name: 'Responsibilities' });
  expect([...chinese]).toEqual([]);
});

const address = { ticket: 'share-position', positionSharedType: '2' };

describe('a share that is entered', () => {
  test('leads to the same page on its own website, and is shown if that is named already', async () => {
    const portal = testPortal();
    const query = { ...address, comId: 'com-energy' };
    const thrown: unknown = await enterShare(portal, { ...query, websiteId: 'other' }).catch(
      (error) => error,
    );
    const websiteId = present(portal.session.get().shareWebsiteId);
    expect(thrown).toMatchObject({ options: { to: '.', replace: true, search: { ...query, websiteId } } });
    await expect(enterShare(portal, { ...query, websiteId })).resolves.toBeUndefined();
    expect(isShareRefused(portal, query)).toBe(false);
  });

  test.each([
    ['malformed', '公司'],
    ['unknown to the gateway', 'site-nobody'],
  ])('stays on the website of the address if its own is %s', async (_, id) => {
    const portal = testPortal();
    const query = sharedWebsiteQuery(portal, address);
    const shared = await portal.queries.fetchQuery(query);
    const websiteBaseInfo = { ...shared.websiteBaseInfo, id };
    portal.queries.setQueryData(query.queryKey, { ...shared, websiteBaseInfo });
    portal.scope.refuseSite('site-nobody');
    await expect(enterShare(portal, { ...address, websiteId: 'other' })).resolves.toBeUndefined();
  });

  test('with an unknown ticket is refused, and the website of an earlier share is forgotten', async () => {
    const portal = testPortal();
    await enterShare(portal, address).catch(() => undefined);
    expect(portal.session.get().shareWebsiteId).toBeDefined();
    const unknown = { ...address, ticket: 'unknown' };
    await enterShare(portal, unknown);
    expect(isShareRefused(portal, unknown)).toBe(true);
    expect(portal.session.get().shareWebsiteId).toBeUndefined();
  });
});

describe('what is kept of a share', () => {
  async function open() {
    const portal = testPortal();
    const shared = await portal.queries.fetchQuery(sharedWebsiteQuery(portal, address));
    const keep = (language: string, share = address) => {
      const websiteBaseInfo = { ...shared.websiteBaseInfo, defaultLanguage: language };
      keepShare(portal, share, { ...shared, websiteBaseInfo });
      return portal.session.get();
    };
    return { portal, shared, keep };
  }

  test('is its address with the language of its website, that website, and the one that it was made on', async () => {
    const { shared, keep } = await open();
    expect(keep('en-us')).toMatchObject({
      shareInfo: { ...address, defaultLanguage: 'en-us' },
      shareWebsiteId: shared.websiteBaseInfo.id,
      originalWebSiteId: shared.originalWebSiteId,
    });
  });

  test('is no language that the portal does not have', async () => {
    const { keep } = await open();
    expect(keep('fr-fr').shareInfo).toEqual(address);
  });

  test('is what is new: another type, ticket or language', async () => {
    const { keep } = await open();
    const list = { ...address, positionSharedType: '1' };
    const other = { ...list, ticket: 'other' };
    keep('en-us');
    expect(keep('en-us', list).shareInfo).toEqual({ ...list, defaultLanguage: 'en-us' });
    expect(keep('en-us', other).shareInfo).toEqual({ ...other, defaultLanguage: 'en-us' });
    expect(keep('zh-hk', other).shareInfo).toEqual({ ...other, defaultLanguage: 'zh-hk' });
  });

  test('is the look of its website, unless the website is known with its menus already', async () => {
    const { portal, shared, keep } = await open();
    const { websiteBaseInfo, websiteHomepage } = shared;
    const key = siteQueryKey(websiteBaseInfo.id, portal.languages.locale());
    keep(websiteBaseInfo.defaultLanguage);
    const look = { websiteBaseInfo, websiteHomepage, websiteColumns: [] };
    expect(portal.queries.getQueryData(key)).toEqual(look);
    portal.queries.setQueryData(key, { ...look, websiteColumns: ['a menu'] });
    keep(websiteBaseInfo.defaultLanguage);
    expect(portal.queries.getQueryData(key)).toEqual({ ...look, websiteColumns: ['a menu'] });
  });
});
