import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';

/** A transport with a changed configuration of the homepage. */
const homepage = (parts: Record<string, unknown>) =>
  changingReply('loadWebsiteStyle', (site) => ({
    ...site,
    websiteHomepage: { ...(site.websiteHomepage as object), ...parts },
  }));

const block = (name: string) => screen.findByRole('region', { name });
const main = () => screen.getByRole('main');

/** The titles of the blocks on screen, from top to bottom. */
const shown = () =>
  [...main().querySelectorAll('section, search')].map((element) =>
    element.localName === 'search'
      ? 'search'
      : (element.getAttribute('aria-label') ?? element.querySelector('h2')?.textContent),
  );

describe('the homepage', () => {
  test('shows its blocks in the usual order, from the banner to the positions', async () => {
    await openPortal('/homepage');
    await screen.findByRole('link', { name: /^View all \d+ positions$/ });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    await screen.findByRole('region', { name: 'How hiring works' });
    expect(shown()).toEqual([
      'Highlights',
      'search',
      'Popular roles',
      'Say it in one sentence',
      'All brands',
      'Latest jobs',
      'I teach newcomers to listen to the blades',
      'How hiring works',
      'Looking for another way in?',
      'All positions',
    ]);
    const terms = within(await screen.findByRole('list', { name: 'Popular searches' }));
    expect(terms.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Development engineer',
      'Project manager',
      'Accounting',
      'Finance',
      'Operation',
    ]);
    await waitFor(() => expect(document.title).toBe('Home - Chengyuan Group Careers'));
    expect(await axeFindings()).toEqual([]);
  });

  test('follows the configured order and titles, and leaves out invisible and unknown blocks', async () => {
    await openPortal('/homepage', {
      through: homepage({
        blocks: [
          { kind: 'positions' },
          { kind: 'hot', visible: false },
          { kind: 'search' },
          { kind: 'video' },
          { kind: 'constructor' },
          { kind: 'latest', title: 'New this week' },
          { kind: 'brands', title: '' },
          { kind: 'latest' },
        ],
      }),
    });
    await screen.findByRole('link', { name: /^View all \d+ positions$/ });
    await waitFor(() =>
      expect(shown()).toEqual(['All positions', 'search', 'New this week', 'All brands', 'Latest jobs']),
    );
  });

  test('has the usual order if none is configured', async () => {
    await openPortal('/homepage', { through: homepage({ blocks: [] }) });
    await screen.findByRole('link', { name: /^View all \d+ positions$/ });
    expect(shown()).toHaveLength(6);
  });

  test('searches the list of positions', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/homepage');
    await user.type(await screen.findByRole('combobox', { name: 'Search positions' }), ' engineer {Enter}');
    await screen.findByText(/positions? found/);
    expect(location.hash).toMatch(/^#\/position\?/);
    expect(Object.fromEntries(query())).toEqual({ websiteId: 'site-external', keyword: 'engineer' });
  });

  test('links each brand and category to its positions, with their number', async () => {
    const user = userEvent.setup();
    const many = <Row,>(row: (at: number) => Row) => Array.from({ length: 300 }, (_, at) => row(at));
    const changedBrands = changingReply<{ id: string }[]>('queryBrands', (brands) => [
      ...brands.map((one) => (one.id === 'com-water' ? { ...one, openPositions: 0 } : one)),
      ...many((at) => ({ ...brands[0], id: `com-${at}`, name: `Company ${at}`, logo: '' })),
    ]);
    const changedWords = changingReply('queryHotWords', () => many((at) => `Word ${at}`));
    const { query } = await openPortal('/homepage', { through: (line) => changedWords(changedBrands(line)) });
    const brands = within(await block('All brands'));
    const brand = await brands.findByRole('link', { name: 'Chengyuan Energy' });
    // However many there are, what follows them can be reached.
    expect(brands.getAllByRole('listitem')).toHaveLength(24);
    const words = await screen.findByRole('list', { name: 'Popular searches' });
    expect(within(words).getAllByRole('link')).toHaveLength(20);
    const idle = brands.getByRole('link', { name: 'Chengyuan Water' }).closest('li');
    expect(idle?.textContent).toMatch(/No open positions$/);
    const promised = /(\d+) open position/.exec(brand.closest('li')?.textContent ?? '')?.[1];
    const [category] = await within(await block('All positions')).findAllByRole('link');
    expect(category?.getAttribute('href')).toMatch(/#\/position\?.*posCategory=[^&]+/);
    await user.click(brand);
    expect((await screen.findByText(/positions? found/)).textContent).toContain(`${promised} `);
    expect(query().get('company')).toBe('com-energy');
  });

  test.each([
    ['Popular roles', 'hot'],
    ['Latest jobs', 'latest'],
  ])('links “%s” to more of them, and each card to its position', async (name, sort) => {
    await openPortal('/homepage');
    const section = within(await block(name));
    const cards = await section.findAllByRole('article');
    expect(cards).toHaveLength(6);
    expect(section.getByRole('link', { name: `View more, ${name}` }).getAttribute('href')).toMatch(
      new RegExp(`#/position\\?.*sort=${sort}`),
    );
    for (const card of cards) {
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/#\/RecruitDetail\?.*id=\d+/);
    }
  });
});

describe('a block of the homepage that fails leaves the others alone', () => {
  const content: Readonly<Record<string, string>> = {
    'Popular roles': 'article',
    'Latest jobs': 'article',
    'All brands': 'listitem',
    'All positions': 'listitem',
  };

  test.each([
    ['Popular roles', 'queryHotPositions'],
    ['Latest jobs', 'queryLatestPositions'],
    ['All brands', 'queryBrands'],
    ['All positions', 'queryPositionList'],
  ])('%s', async (failing, method) => {
    const user = userEvent.setup();
    const world = createLocalWorld({
      faults: [{ method: `rm.position.${method}`, kind: 'http502', when: 'once' }],
    });
    // The block “Say it in one sentence” is left out, because it makes the same call as the last block.
    const blocks = ['search', 'hot', 'latest', 'brands', 'positions'].map((kind) => ({ kind }));
    await openPortal('/homepage', { world, through: homepage({ blocks }) });
    const alert = await within(await block(failing)).findByRole('alert');
    expect(alert.textContent).toContain('The service is not available right now.');
    expect(alert.textContent).toContain('Request ID');
    for (const [name, role] of Object.entries(content)) {
      const section = within(await block(name));
      if (name !== failing) expect((await section.findAllByRole(role)).length).toBeGreaterThan(2);
    }
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(await axeFindings(main())).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const section = within(await block(failing));
    expect((await section.findAllByRole(content[failing] ?? '')).length).toBeGreaterThan(2);
    expect(section.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(section.getByRole('heading', { level: 2, name: failing }));
  });

  test('blocks that failed together are all tried again at one press', async () => {
    const user = userEvent.setup();
    const methods = ['queryHotPositions', 'queryLatestPositions', 'queryBrands'];
    const world = createLocalWorld({
      faults: methods.map((method) => ({ method: `rm.position.${method}`, kind: 'http502', when: 'once' })),
    });
    const blocks = ['search', 'hot', 'latest', 'brands'].map((kind) => ({ kind }));
    await openPortal('/homepage', { world, through: homepage({ blocks }) });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
    await user.click(within(await block('Latest jobs')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(main()).queryByRole('alert')).toBeNull());
    const asked = world
      .control()
      .calls()
      .map(({ path }) => path);
    // Each once more, and none twice at that press.
    for (const name of methods)
      expect(asked.filter((path) => path === `rm.position.${name}`)).toHaveLength(2);
  });

  test('the homepage shows no failure if the hot terms cannot be loaded', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.position.queryHotWords', kind: 'network', when: 'always' }],
    });
    await openPortal('/homepage', { world });
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.queryByText('Popular searches')).toBeNull());
    expect(within(main()).queryByRole('alert')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search positions' })).toBeTruthy();
  });
});

test('a block of the homepage without content is left out', async () => {
  const answered = Promise.withResolvers<void>();
  const asked = ['queryHotPositions', 'queryLatestPositions', 'queryBrands', 'queryPositionList'];
  await openPortal('/homepage', {
    world: createLocalWorld({ size: 0 }),
    through: (line) => {
      const blocks = ['banner', 'search', 'hot', 'sentence', 'latest', 'brands', 'positions'].map((kind) => ({
        kind,
      }));
      const empty = homepage({ pcBannerList: [], blocks })(changingReply('queryBrands', () => [])(line));
      return async (request, options) => {
        if (asked.includes(methodOf(request.body))) await answered.promise;
        return empty(request, options);
      };
    },
  });
  // Each block stays until it is known to be empty, and does not come back.
  await waitFor(() =>
    expect(shown()).toEqual([
      'search',
      'Popular roles',
      'Say it in one sentence',
      'Latest jobs',
      'All brands',
      'All positions',
    ]),
  );
  answered.resolve();
  await waitFor(() => expect(shown()).toEqual(['search']));
  expect(within(main()).queryAllByRole('heading', { level: 2 })).toEqual([]);
});

describe('the homepage without a configuration', () => {
  test('shows a working search, and offers to load the page again', async () => {
    const user = userEvent.setup();
    let broken = true;
    await openPortal('/homepage', {
      through: (line) => (request, options) =>
        broken && methodOf(request.body) === 'loadWebsiteStyle'
          ? Promise.reject(new TypeError('connection lost'))
          : line(request, options),
    });
    await within(await screen.findByRole('main')).findByText(/The network is not reachable/);
    expect(shown()).toEqual(['search']);
    await waitFor(() => expect(document.title).toBe('Home'));
    expect(await axeFindings()).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'Search positions' }), 'engineer');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await block('Popular roles');
    await waitFor(() => expect(document.title).toBe('Home - Chengyuan Group Careers'));
  });

  test('searches the list of positions', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld({
      faults: [{ method: 'rm.websiteView.loadWebsiteStyle', kind: 'http500', when: 'always' }],
    });
    const { query } = await openPortal('/homepage', { world });
    await user.type(await screen.findByRole('combobox', { name: 'Search positions' }), 'engineer{Enter}');
    await screen.findByText(/positions? found/);
    expect(query().get('keyword')).toBe('engineer');
  });

  test('shows no text of the server if the website does not exist', async () => {
    const unknown = JSON.stringify({ returnCode: '451', returnDesc: '网站不存在' });
    await openPortal('/homepage', {
      through: (line) => async (request, options) => {
        const reply = await line(request, options);
        return methodOf(request.body) === 'loadWebsiteStyle' ? { ...reply, text: unknown } : reply;
      },
    });
    const alert = await within(await screen.findByRole('main')).findByRole('alert');
    expect(alert.textContent).toBe('There is nothing to show here.Try again');
    expect(document.body.textContent).not.toContain('网站不存在');
  });
});
