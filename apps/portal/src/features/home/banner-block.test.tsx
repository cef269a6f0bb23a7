import { axeFindings } from '@careers/ui/testing/axe';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { aPerson, type Person } from '../account/testing/person.ts';

const picture = 'data:image/png;base64,AA';

/** The homepage with only these banners. */
async function open(banners: readonly object[]) {
  await openPortal('/homepage', {
    through: changingReply('loadWebsiteStyle', (site) => ({
      ...site,
      websiteHomepage: { pcBannerList: banners, blocks: [{ kind: 'banner' }] },
    })),
  });
  return screen.findByRole('region', { name: 'Highlights' });
}

const three = ['First', 'Second', 'Third'].map((title) => ({ title, text: `${title} text`, src: picture }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
/** Checks at once: waiting would let a moving carousel come round to it again. */
const still = (name: string) => expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
const press = async (person: Person, name: string) => person.click(screen.getByRole('button', { name }));

let person: Person;
beforeEach(() => {
  person = aPerson();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('several banners', () => {
  test('are shown one at a time, and change every seven seconds in a circle', async () => {
    const banner = await open(three);
    for (const name of ['First', 'Second', 'Third', 'First']) {
      await title(name);
      expect(within(banner).getAllByRole('heading')).toHaveLength(1);
      await pass(7000);
    }
    vi.useRealTimers();
    expect(await axeFindings(banner)).toEqual([]);
  });

  test('can be paused and started again', async () => {
    const banner = await open(three);
    await press(person, 'Pause');
    // Otherwise the pointer or the focus would stop the banners as well.
    await person.unhover(banner);
    screen.getByRole('button', { name: 'Play' }).blur();
    await pass(60_000);
    still('First');
    await press(person, 'Play');
    await person.unhover(banner);
    screen.getByRole('button', { name: 'Pause' }).blur();
    await pass(7000);
    await title('Second');
  });

  test('can be turned in both directions by buttons, which stops them', async () => {
    const banner = await open(three);
    await press(person, 'Next highlight');
    await title('Second');
    await press(person, 'Previous highlight');
    await press(person, 'Previous highlight');
    await title('Third');
    expect(banner.textContent).toContain('3 / 3');
    await press(person, 'Next highlight');
    await title('First');
    await person.unhover(banner);
    screen.getByRole('button', { name: 'Next highlight' }).blur();
    await pass(60_000);
    still('First');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  /** Moves the pointer onto the banner, or the focus into it, and away again. */
  const holds = (banner: HTMLElement) => ({
    pointer: {
      come: () => fireEvent.pointerEnter(banner),
      go: () => fireEvent.pointerLeave(banner),
    },
    focus: {
      come: () => within(banner).getByRole('link').focus(),
      go: () => within(banner).getByRole('link').blur(),
    },
  });

  test.each(['pointer', 'focus'] as const)('do not change while they have the %s', async (which) => {
    const hold = holds(await open(three))[which];
    await title('First');
    hold.come();
    await pass(60_000);
    still('First');
    hold.go();
    await pass(7000);
    await title('Second');
  });

  test.each([
    ['pointer', 'focus'],
    ['focus', 'pointer'],
  ] as const)('do not change when the %s leaves them and the %s stays', async (leaving, staying) => {
    const all = holds(await open(three));
    await title('First');
    all[staying].come();
    all[leaving].come();
    all[leaving].go();
    await pass(60_000);
    still('First');
    all[staying].go();
    await pass(7000);
    await title('Second');
  });

  test('change again after a press on “Play”, although the button keeps the focus', async () => {
    const banner = await open(three);
    // Browsers show no focus ring after a press; jsdom treats every focus as visible.
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector !== ':focus-visible' && matches.call(this, selector);
    });
    await press(person, 'Pause');
    await press(person, 'Play');
    await person.unhover(banner);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
    await pass(7000);
    await title('Second');
  });

  test('stand still for a person who prefers reduced motion, until they press “Play”, and again from a later wish on', async () => {
    const wish = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', (query: string) => (query.includes('reduced-motion: reduce') ? wish : {}));
    const banner = await open(three);
    await pass(60_000);
    still('First');
    await press(person, 'Play');
    await person.unhover(banner);
    screen.getByRole('button', { name: 'Pause' }).blur();
    await pass(7000);
    await title('Second');
    act(() => wish.dispatchEvent(new Event('change')));
    await pass(60_000);
    still('Second');
  });

  test('are announced to screen readers only while they stand still', async () => {
    await open(three);
    const live = (await title('First')).parentElement;
    expect(live?.getAttribute('aria-live')).toBe('off');
    await press(person, 'Pause');
    expect(live?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('a banner', () => {
  test('has no buttons if it is the only one', async () => {
    const banner = await open([three[0] ?? {}]);
    expect(within(banner).queryAllByRole('button')).toEqual([]);
    await pass(60_000);
    still('First');
  });

  test('without a title shows the name of the website', async () => {
    await open([{ src: picture }]);
    await title('Chengyuan Group Careers');
  });

  test.each([
    ['https://campus.example/talk', 'https://campus.example/talk'],
    ['campus.example/talk', 'http://campus.example/talk'],
  ])('with the link %s opens it in a new tab', async (link, href) => {
    const banner = await open([{ ...three[0], link }]);
    const leads = within(banner).getByRole('link', { name: 'Visit the page' });
    expect(leads.getAttribute('href')).toBe(href);
    expect([leads.getAttribute('target'), leads.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'ftp://a.example', ''])(
    'with the unusable link %j leads to the positions instead',
    async (link) => {
      const banner = await open([{ ...three[0], link }]);
      expect(within(banner).getAllByRole('link')).toHaveLength(1);
      expect(within(banner).getByRole('link', { name: 'View all positions' }).getAttribute('href')).toContain(
        '#/position',
      );
    },
  );

  test.each([
    ['https://a.example/b.png', 1],
    [picture, 1],
    ['javascript:alert(1)', 0],
    ['data:text/html,<script>', 0],
    ['/b.png', 0],
    ['', 0],
  ])('shows the picture %j only if it is http(s) or inline (%i)', async (src, count) => {
    const banner = await open([{ ...three[0], src }]);
    expect(banner.querySelectorAll('img')).toHaveLength(count);
    await title('First');
    // Without a picture the site's scene is shown.
    await vi.waitFor(
      () => expect(banner.querySelectorAll('svg[viewBox^="0 "] linearGradient')).toHaveLength(1 - count),
      { timeout: 25_000 },
    );
  });
});
