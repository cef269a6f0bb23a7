import { createLocalWorld, readWorldAddress } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';

type Part = Record<string, unknown>;

/** A transport with a changed configuration of the site. */
const site = (change: (site: { websiteHomepage: Part; websiteBaseInfo: Part }) => Part) =>
  changingReply('loadWebsiteStyle', (given) => ({
    ...given,
    ...change(given as { websiteHomepage: Part; websiteBaseInfo: Part }),
  }));
const homepage = (parts: Part) =>
  site(({ websiteHomepage }) => ({ websiteHomepage: { ...websiteHomepage, ...parts } }));

const menu = async () => {
  const banner = within(await screen.findByRole('banner'));
  await banner.findByRole('link', { name: 'Chengyuan Group Careers' });
  const links = within(banner.getByRole('navigation', { name: 'Website' })).getAllByRole('link');
  return links.map((link) => link.textContent);
};
const column = (columnType: number, columnView: string, columnLink = '') => ({
  id: `column-${columnView}`,
  columnType,
  columnView,
  columnLink,
});
const stands = () => screen.findByRole('link', { name: /^View all \d+ positions$/ });

describe('a site with a faulty configuration is shown without the faulty parts', () => {
  test.each<[string, Part[] | undefined, string[]]>([
    ['no columns', undefined, ['Home']],
    ['an empty list of columns', [], ['Home']],
    [
      'types that nobody knows',
      [column(9, 'Nine'), column(-1, 'Minus'), column(1, 'Jobs')],
      ['Home', 'Jobs'],
    ],
    [
      'links that run scripts or lead nowhere',
      [
        column(2, 'Script', 'javascript:alert(1)'),
        column(2, 'Hidden', '\u0001java\tscript:alert(1)'),
        column(2, 'Data', 'data:text/html,<script>alert(1)</script>'),
        column(2, 'Nothing'),
        column(2, 'Sound', 'www.example.com'),
      ],
      ['Home', 'Sound'],
    ],
  ])('in its columns: %s', async (_, websiteColumns, expected) => {
    await openPortal('/homepage', { through: site(() => ({ websiteColumns })) });
    expect(await menu()).toEqual(expected);
    await stands();
    expect(document.querySelectorAll('[href^="javascript" i], [href^="data" i]')).toHaveLength(0);
  });

  test.each(['teal-ish', '#12', '', 'red;background:url(//evil.example)', 'url(javascript:alert(1))'])(
    'in its brand colour: %j',
    async (brandColor) => {
      await openPortal('/homepage', { through: homepage({ theme: { brandColor } }) });
      await stands();
      const root = document.querySelector<HTMLElement>('[data-portal-root]');
      expect(root?.getAttribute('style') ?? '').not.toMatch(/teal|evil|url/);
    },
  );

  test.each([
    [9999, -3],
    [-1, 1000],
    [24.5, 0],
  ])('in the radius %i and the font scale %i', async (radius, fontScale) => {
    await openPortal('/homepage', {
      through: homepage({ theme: { brandColor: '#0b6e63', radius, fontScale } }),
    });
    await stands();
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    await waitFor(() => expect(root?.style.getPropertyValue('--light-color-brand')).not.toBe(''));
    expect(root?.style.getPropertyValue('--corner')).toBe('');
    expect(document.documentElement.style.fontSize).toBe('');
  });

  test('in its logo, icon and banner pictures with unusable addresses', async () => {
    await openPortal('/homepage', {
      through: site(({ websiteBaseInfo, websiteHomepage }) => ({
        websiteBaseInfo: { ...websiteBaseInfo, tabLogoUrl: '//x' },
        websiteHomepage: {
          ...websiteHomepage,
          logoAddress: 'javascript:alert(1)',
          pcBannerList: [{ src: 'vbscript:1', title: 'Come in', link: 'javascript:alert(1)' }],
        },
      })),
    });
    const highlights = within(await screen.findByRole('region', { name: 'Highlights' }));
    expect(highlights.getByRole('heading', { name: 'Come in' })).toBeTruthy();
    expect(highlights.getAllByRole('link').map((link) => link.textContent)).toEqual(['View all positions']);
    expect(document.querySelectorAll('header img, section[aria-roledescription] img')).toHaveLength(0);
  });

  test('in its logo and banner pictures that cannot be loaded', async () => {
    await openPortal('/homepage', {
      through: homepage({
        logoAddress: 'https://a.example/gone.png',
        pcBannerList: [{ src: 'https://a.example/gone.jpg', title: 'Come in' }],
      }),
    });
    await screen.findByRole('heading', { name: 'Come in' });
    const pictures = (place: string) =>
      [...document.querySelectorAll<HTMLElement>(`${place} img`)].filter((picture) => !picture.hidden);
    const [logo, banner] = ['header', 'section[aria-roledescription]'].map((place) =>
      present(pictures(place)[0]),
    );
    fireEvent.error(present(logo));
    fireEvent.error(present(banner));
    await waitFor(() =>
      expect([...pictures('header'), ...pictures('section[aria-roledescription]')]).toEqual([]),
    );
    // The site's own scene is shown instead of the banner.
    await waitFor(() =>
      expect(document.querySelector('section[aria-roledescription] svg path')).not.toBeNull(),
    );
  });

  test('if the whole homepage is missing', async () => {
    await openPortal('/homepage', { through: site(() => ({ websiteHomepage: undefined })) });
    await stands();
    expect(await menu()).toEqual(['Home', 'Positions', 'About us']);
    expect(await axeFindings()).toEqual([]);
  });

  test('in the preset with every fault at once', async () => {
    const read = readWorldAddress('scenario=site-broken');
    if (!read.ok) throw new Error('no preset');
    await openPortal('/homepage', { world: createLocalWorld(read.config) });
    expect(await menu()).toEqual(['Home']);
    await stands();
    // Markup in plain texts is shown as text.
    const said = await screen.findByRole('region', { name: '<i>!</i>' });
    expect(within(said).getByText('Hello')).toBeTruthy();
    await screen.findByRole('button', { name: 'Contact us' });
    expect(screen.queryByRole('link', { name: 'Recruiting assistant' })).toBeNull();
    expect(document.querySelectorAll('main script, main [onerror], [href^="javascript" i]')).toHaveLength(0);
    expect(Object.hasOwn(window, 'siteWasAttacked')).toBe(false);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a block of rich text', () => {
  const rich = (content: string, more = {}) =>
    homepage({
      blocks: [{ kind: 'positions' }, { kind: 'richText', title: 'How we hire', content, ...more }],
    });

  test('shows the company’s text under its title', async () => {
    await openPortal('/homepage', { through: rich('<p>Two interviews</p><ul><li>One offer</li></ul>') });
    const block = within(await screen.findByRole('region', { name: 'How we hire' }));
    expect(block.getByRole('listitem').textContent).toBe('One offer');
    expect(await axeFindings()).toEqual([]);
  });

  test.each([
    '<script>window.siteWasAttacked = true</script>',
    '<img src=x onerror="window.siteWasAttacked = true">',
    '<a href="javascript:window.siteWasAttacked = true">Hello</a>',
    '<svg onload="window.siteWasAttacked = true"><style>body{display:none}</style></svg>',
    '<iframe srcdoc="<script>1</script>"></iframe><form action="https://evil.example"><input></form>',
  ])('removes what could run in %s', async (content) => {
    await openPortal('/homepage', { through: rich(`<p>Hello</p>${content}`) });
    const block = await screen.findByRole('region', { name: 'How we hire' });
    expect(block.querySelectorAll('script, img, svg, style, iframe, form, input, [onload]')).toHaveLength(0);
    expect([...block.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain(
      expect.stringContaining('javascript'),
    );
    expect(Object.hasOwn(window, 'siteWasAttacked')).toBe(false);
  });

  test.each(['', '<p><br></p>', '<script>1</script>'])(
    'is left out if it has no text (%j)',
    async (content) => {
      await openPortal('/homepage', { through: rich(content) });
      await stands();
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'How we hire' })).toBeNull());
    },
  );
});

describe('the style of a block', () => {
  const sunken = (name: string) =>
    screen.getByRole('region', { name }).classList.contains('bg-surface-sunken');

  test.each([
    [undefined, false, true],
    ['sunken', true, true],
    ['plain', false, false],
    ['glitter', false, true],
    ['sunken compact', true, true],
  ])('%j puts hot jobs on a sunken ground: %s, and latest jobs: %s', async (style, hot, latest) => {
    await openPortal('/homepage', {
      through: homepage({
        blocks: [
          { kind: 'hot', style },
          { kind: 'latest', style },
        ],
      }),
    });
    await screen.findByRole('region', { name: 'Popular roles' });
    await screen.findByRole('region', { name: 'Latest jobs' });
    expect([sunken('Popular roles'), sunken('Latest jobs')]).toEqual([hot, latest]);
  });

  test.each([
    ['hot', 'Popular roles', /#\/RecruitDetail\?.*id=\d+/],
    ['latest', 'Latest jobs', /#\/RecruitDetail\?.*id=\d+/],
    ['brands', 'All brands', /#\/position\?.*company=com-/],
  ])('“compact” shows %s as lines with links instead of cards', async (kind, name, leads) => {
    await openPortal('/homepage', { through: homepage({ blocks: [{ kind, style: 'compact' }] }) });
    const block = within(await screen.findByRole('region', { name }));
    const lines = await block.findAllByRole('listitem');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(within(line).getByRole('link').getAttribute('href')).toMatch(leads);
    }
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  test.each([
    ['hot', 'compact', 'Popular roles'],
    ['latest', 'compact', 'Latest jobs'],
    ['brands', 'compact', 'All brands'],
    ['brands', 'plain', 'All brands'],
  ])('keeps the room that %s in the style %j will need', async (kind, style, name) => {
    const answered = Promise.withResolvers<void>();
    await openPortal('/homepage', {
      through: (line) => {
        const shown = homepage({ blocks: [{ kind, style }] })(line);
        return async (request, options) => {
          if (/queryHotPositions|queryLatestPositions|queryBrands/.test(methodOf(request.body)))
            await answered.promise;
          return shown(request, options);
        };
      },
    });
    const block = within(await screen.findByRole('region', { name }));
    expect(await block.findByRole('status')).toHaveProperty('textContent', 'Loading');
    expect(block.queryByRole('list')).toBeNull();
    answered.resolve();
    expect((await block.findAllByRole('listitem')).length).toBeGreaterThan(5);
    expect(block.queryByRole('status')).toBeNull();
  });

  test('a compact block shows its own failure, and offers to try again', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.position.queryBrands', kind: 'http502', when: 'once' }],
    });
    await openPortal('/homepage', {
      world,
      through: homepage({ blocks: [{ kind: 'brands', style: 'compact' }, { kind: 'positions' }] }),
    });
    const block = within(await screen.findByRole('region', { name: 'All brands' }));
    (await block.findByRole('button', { name: 'Try again' })).click();
    expect((await block.findAllByRole('listitem')).length).toBeGreaterThan(5);
  });

  test('a block without a compact style is not changed by it', async () => {
    await openPortal('/homepage', {
      through: homepage({
        blocks: [
          { kind: 'search', style: 'compact' },
          { kind: 'positions', style: 'compact' },
        ],
      }),
    });
    await stands();
    expect(screen.getByRole('combobox', { name: 'Search positions' })).toBeTruthy();
  });
});
