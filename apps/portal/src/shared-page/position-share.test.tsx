import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { askedBy, openPortal, personaWorld } from '../testing/open-portal.ts';

const english = { share_locale: 'en-us' };
const LIST = '/positionshare?ticket=share-list&positionSharedType=1';
const POSITION = '/positionshare?ticket=share-position&positionSharedType=2';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = async () =>
  within(within(await screen.findByRole('banner')).getByRole('navigation', { name: 'Website' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a website column of type 3 opens the share of its ticket and type', async () => {
  const user = userEvent.setup();
  const world = createLocalWorld({ scenario: 'columns-all' });
  const { query } = await openPortal('/homepage', { world, stored: english });
  const banner = within(await screen.findByRole('banner'));
  await user.click(await banner.findByRole('link', { name: 'Shared openings' }));
  await heading('Shared positions');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(Object.fromEntries(query())).toEqual({
    ticket: 'share-list',
    positionSharedType: '1',
    websiteId: 'site-external-share',
  });
});

test('a share is shown to a visitor who was on an internal website before, even if the share’s own website loads late', async () => {
  const late = Promise.withResolvers<void>();
  const asked = new Set<string>();
  const { query } = await openPortal(LIST, {
    stored: { ...english, websiteId: 'site-internal' },
    through: (line) => async (request, options) => {
      const { method, param } = askedBy(request.body);
      const reply = await line(request, options);
      if ('positionSharedType' in param) await late.promise;
      else asked.add(method);
      return reply;
    },
  });
  await waitFor(() => expect(asked).toContain('loadWebsiteStyle'));
  await screen.findByText('Chengyuan Group Internal');
  late.resolve();
  await heading('Shared positions');
  expect(location.hash).toMatch(/^#\/positionshare\?/);
  expect(query().get('websiteId')).toBe('site-external-share');
});

describe('a shared list', () => {
  test('is shown with its own website, one menu entry and five filters', async () => {
    const storage = createMemoryStorage({ locale: 'zh-cn', ...english });
    const { query } = await openPortal(LIST, { storage });
    await heading('Shared positions');
    const cards = await screen.findAllByRole('article');
    await waitFor(() => expect(document.title).toBe('Shared positions - Chengyuan Group Shared Positions'));
    expect(await menu()).toEqual(['Position list']);
    expect(query().get('websiteId')).toBe('site-external-share');
    const filters = within(screen.getByRole('region', { name: 'Filters' }));
    expect(filters.getAllByRole('group')).toHaveLength(5);
    for (const name of ['Company', 'Job category', 'Department', 'Education', 'Location'])
      expect(filters.getByRole('group', { name })).toBeTruthy();
    // Each position shows its company and department.
    for (const card of cards) expect(card.textContent).toMatch(/Chengyuan \w+ · \w/);
    expect(JSON.parse(storage.get('shareInfo') ?? '')).toMatchObject({
      ticket: 'share-list',
      positionSharedType: '1',
    });
    expect(storage.get('shareWebsiteId')).toBe('site-external-share');
    expect(storage.get('originalWebSiteId')).toBe('site-external');
    // The visitor's own website is not changed.
    expect(storage.get('websiteId')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('keeps its ticket in links, and its positions are shown on the share’s website', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal(LIST, { stored: english });
    const [card] = await screen.findAllByRole('article');
    await user.click(within(present(card)).getByRole('link'));
    await screen.findByRole('heading', { name: 'Responsibilities' });
    expect(query().get('ticket')).toBe('share-list');
    expect(query().get('websiteId')).toBe('site-external-share');
    expect(await menu()).toEqual(['Position list']);
    // A share shows only what was shared.
    expect(screen.queryByRole('heading', { name: 'Similar positions' })).toBeNull();
    await user.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Chengyuan Group Shared Positions' }),
    );
    await heading('Shared positions');
  });

  test('begins in the language of its website, and stores a chosen language apart', async () => {
    const storage = createMemoryStorage({ locale: 'zh-cn' });
    await openPortal(LIST, { storage, world: createLocalWorld({ lang: 'en-us' }) });
    await heading('Shared positions');
    expect(document.documentElement.lang).toBe('en');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
    await heading('分享的職位');
    expect([storage.get('share_locale'), storage.get('locale')]).toEqual(['zh-hk', 'zh-cn']);
  });
});

test('a share begins in its website’s current language, and not in that of an earlier visit', async () => {
  const storage = createMemoryStorage({
    shareInfo: JSON.stringify({ ticket: 'share-list', positionSharedType: '1', defaultLanguage: 'zh-cn' }),
    shareWebsiteId: 'site-external-share',
    originalWebSiteId: 'site-campus',
  });
  await openPortal(LIST, { storage, world: createLocalWorld({ lang: 'en-us' }) });
  await heading('Shared positions');
  expect(storage.get('originalWebSiteId')).toBe('site-external');
});

test('a share opened from a company’s page shows its own website with that company’s positions only', async () => {
  const user = userEvent.setup();
  const { local, query } = await openPortal(`${LIST}&comId=com-energy`, { stored: english });
  const [card] = await screen.findAllByRole('article');
  expect(document.title).toBe('Shared positions - Chengyuan Group Shared Positions');
  for (const { textContent } of screen.getAllByRole('article'))
    expect(textContent).toContain('Chengyuan Energy');
  await user.click(within(present(card)).getByRole('link'));
  await screen.findByRole('heading', { name: 'Responsibilities' });
  expect(location.hash).toMatch(/^#\/RecruitDetail\?/);
  expect([query().get('ticket'), query().get('comId')]).toEqual(['share-list', 'com-energy']);
  const sites = local
    .world()
    .calls()
    .map(({ path, headers }) => [path, headers.homepageConfigId]);
  for (const path of ['rm.position.queryPositionList', 'rm.position.queryPositionDetail'])
    expect(sites).toContainEqual([path, 'site-external-share']);
});

test.each([
  ['share-expired', 'This share link has expired.', 'Go to the original website'],
  ['share-of-nobody', 'This share link is not valid.', 'Go to the homepage'],
])('a position from a share that cannot be used any more says so: %s', async (ticket, words, way) => {
  const local = createLocalWorld();
  const [id = ''] = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  await openPortal(`/RecruitDetail?id=${id}&ticket=${ticket}&positionSharedType=1`, {
    world: local,
    stored: english,
  });
  await screen.findByText(words);
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).not.toContain('ticket');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('a shared position', () => {
  test('is shown alone, with one menu entry', async () => {
    const { query } = await openPortal(POSITION, { stored: english });
    await screen.findByRole('heading', { name: 'Responsibilities' });
    expect(await menu()).toEqual(['Position']);
    expect(query().get('websiteId')).toBe('site-external-share');
    expect(screen.queryByRole('heading', { name: 'Similar positions' })).toBeNull();
    await screen.findByRole('heading', { name: 'Company profile' });
    expect(screen.queryByRole('link', { name: /^(More jobs at|News from) / })).toBeNull();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('can be applied for after a login, which keeps the ticket', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal(POSITION, { stored: english });
    const [deliver] = await screen.findAllByRole('link', { name: 'Apply' });
    await user.click(present(deliver));
    await heading('Log in');
    expect(query().get('redirect')).toBe('/fastDelivery');
    expect(query().get('ticket')).toBe('share-position');
    expect(query().get('websiteId')).toBe('site-external-share');
  });

  test('can be applied for by a logged-in person', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    await openPortal(POSITION, { world: local, stored: { ...stored, ...english } });
    const [deliver] = await screen.findAllByRole('link', { name: 'Apply' });
    await user.click(present(deliver));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByText('Delivery successful');
    const asked = local
      .control()
      .calls()
      .filter(({ path }) => path === 'rm.position.queryPositionDetail');
    expect(asked.length).toBeGreaterThan(0);
    for (const { param } of asked) expect(param).toMatchObject({ ticket: 'share-position' });
  });
});

describe('a shared position that was closed or delisted', () => {
  /** A share of an open position, which is closed or delisted later. */
  function shared(status: 'closed' | 'delisted', kind: 'list' | 'position') {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const [id = ''] = local.world().positionIds({ recruitType: 'A02', status: 'open', limit: 4 }).slice(-1);
    const { shares, startedAt } = local.world().state();
    const of = kind === 'list' ? { kind, filters: {} } : { kind, positionId: id };
    shares.push({
      ticket: 'own',
      websiteId: 'site-campus',
      locale: 'en-us',
      expiresAt: startedAt + 86_400_000,
      of,
    });
    const end = () => local.control().desk.setPositionStatus(id, status);
    let tellOfChange = () => {};
    const storage = {
      ...createMemoryStorage({ locale: 'en-us', ...stored, ...english }),
      onForeignChange: (listener: () => void) => {
        tellOfChange = listener;
        return () => {};
      },
    };
    const open = (route: string) => openPortal(route, { world: local, storage });
    /** Stores what another tab stores that opens a share of another website. */
    const openOtherElsewhere = () => {
      storage.set('shareInfo', JSON.stringify({ ticket: 'other', positionSharedType: '2' }));
      storage.set('originalWebSiteId', 'site-external');
      tellOfChange();
    };
    return { id, end, open, openOtherElsewhere };
  }

  test.each([
    ['closed', 'Position is closed'],
    ['delisted', 'Position has been delisted'],
  ] as const)(
    'says that it is %s, shows its text, and links to its website’s positions, whatever share another tab has opened',
    async (status, words) => {
      const user = userEvent.setup();
      const { end, open, openOtherElsewhere } = shared(status, 'position');
      end();
      const { query } = await open('/positionshare?ticket=own&positionSharedType=2');
      await screen.findByText(words);
      openOtherElsewhere();
      await screen.findByRole('heading', { name: 'Responsibilities' });
      expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
      expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'All positions' }));
      await heading('Positions');
      expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
      expect(query().get('ticket')).toBeNull();
      expect(query().get('websiteId')).toBe('site-campus');
    },
  );

  test('of a list says so, and links to the other shared positions', async () => {
    const user = userEvent.setup();
    const { id, end, open } = shared('closed', 'list');
    end();
    const { query } = await open(
      `/RecruitDetail?ticket=own&positionSharedType=1&websiteId=site-external-share&id=${id}`,
    );
    await screen.findByText('Position is closed');
    await user.click(screen.getByRole('link', { name: 'All positions' }));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(query().get('ticket')).toBe('own');
  });

  test('during an application is refused, with a link to its website’s positions', async () => {
    const user = userEvent.setup();
    const { end, open } = shared('delisted', 'position');
    const { query } = await open('/positionshare?ticket=own&positionSharedType=2');
    const [apply] = await screen.findAllByRole('link', { name: 'Apply' });
    await user.click(present(apply));
    const send = await screen.findByRole('button', { name: 'Apply' });
    end();
    await user.click(send);
    const main = within(screen.getByRole('main'));
    await main.findByText('Position has been delisted');
    await user.click(main.getByRole('link', { name: 'View all positions' }));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(query().get('ticket')).toBeNull();
  });
});

describe('a share that cannot be opened', () => {
  test.each([
    '/positionshare',
    '/positionShare?ticket=share-list',
    '/positionshare?positionSharedType=1',
    '/positionshare?ticket=%20&positionSharedType=1',
  ])('because %s is incomplete says what is missing', async (route) => {
    await openPortal(route, { stored: english });
    await screen.findByText('missing necessary data of share link');
    const way = screen.getByRole('link', { name: 'Go to the homepage' });
    expect(way.getAttribute('href')).toMatch(/#\/homepage$/);
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('because it has expired links to its original website', async () => {
    await openPortal('/positionshare?ticket=share-expired&positionSharedType=1', { stored: english });
    await screen.findByText('This share link has expired.');
    const way = screen.getByRole('link', { name: 'Go to the original website' });
    expect(way.getAttribute('href')).toMatch(/#\/homepage\?websiteId=site-external$/);
    await userEvent.click(way);
    await screen.findByRole('heading', { name: 'Popular roles' });
    await waitFor(() => expect(document.title).toContain('Chengyuan Group Careers'));
  });

  test('because it is unknown says so', async () => {
    await openPortal('/positionshare?ticket=share-invalid&positionSharedType=1', { stored: english });
    await screen.findByText('This share link is not valid.');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../admin',
    '__proto__',
    '%00\u202e',
    'a'.repeat(4000),
    '{"$ne":null}',
  ])('because its ticket is malformed says so, and runs nothing: %s', async (ticket) => {
    await openPortal(`/positionshare?${new URLSearchParams({ ticket, positionSharedType: '1' })}`, {
      stored: english,
    });
    await screen.findByText('This share link is not valid.');
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  test('because the network failed can be loaded again', async () => {
    let broken = true;
    await openPortal(LIST, {
      stored: english,
      through: (line) => (request, options) =>
        broken && request.url.includes('/base')
          ? Promise.reject(new TypeError('connection lost'))
          : line(request, options),
    });
    await screen.findByText(/The network is not reachable/);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
    await waitFor(async () => expect(await menu()).toEqual(['Position list']));
  });
});

test('a second share in the same tab is shown on its own website', async () => {
  const storage = createMemoryStorage({ locale: 'zh-cn', ...english });
  const { portal, query } = await openPortal(LIST, { storage });
  await heading('Shared positions');
  await portal.open(POSITION);
  await screen.findByRole('heading', { name: 'Responsibilities' });
  expect(await menu()).toEqual(['Position']);
  expect(query().get('websiteId')).toBe('site-external-share');
  expect(storage.get('shareInfo')).toContain('share-position');
});
