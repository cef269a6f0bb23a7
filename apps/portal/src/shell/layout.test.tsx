import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { changingReply, methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** A line on which the homepage of the website is configured otherwise. */
const homepage = (parts: Record<string, unknown>) =>
  changingReply('loadWebsiteStyle', (site) => ({
    ...site,
    websiteHomepage: { ...(site.websiteHomepage as object), ...parts },
  }));

const assistants = { switches: { languages: true, assistants: true } } as const;

/** Presses a button by keyboard, and waits for what it opens. */
async function open(user: ReturnType<typeof userEvent.setup>, button: HTMLElement, role: string) {
  button.focus();
  await user.keyboard('{Enter}');
  return screen.findByRole(role);
}

test('a company’s colour, corners and letters are the portal’s', async () => {
  const theme = { brandColor: '#6b3fa0', radius: 4, fontScale: 1.125 };
  await openPortal('/position', { through: homepage({ theme }) });
  const written = (name: string) =>
    document.querySelector<HTMLElement>('[data-portal-root]')?.style.getPropertyValue(name);
  await waitFor(() => expect(written('--light-color-brand')).toBe('#6b3fa0'));
  expect(written('--corner')).toBe('4px');
  expect(document.documentElement.style.fontSize).toBe('1.125em');
  document.documentElement.style.fontSize = '';
});

describe('a website whose configuration cannot be loaded', () => {
  const failing = () =>
    createLocalWorld({
      lang: 'en-us',
      faults: [{ method: 'rm.websiteView.loadWebsiteStyle', kind: 'http502', when: 'always' }],
    });
  const title = 'Parts of this website could not be loaded.';

  test.each(['/position', '/login', '/agreement?kind=legal', '/no/such/page'])(
    'is said on %s, with another try that brings it',
    async (route) => {
      const user = userEvent.setup();
      const local = failing();
      await openPortal(route, { world: local });
      await screen.findByText(title);
      const world = local.world();
      world.adjust({ ...world.config, faults: [] });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await within(screen.getByRole('banner')).findByRole('link', { name: 'Chengyuan Group Careers' });
      expect(screen.queryByText(title)).toBeNull();
    },
  );

  test('is said once on the homepage, by the page itself', async () => {
    await openPortal('/homepage', { world: failing() });
    await screen.findByText('The homepage could not be loaded');
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('what is open over the page', () => {
  const name = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
  const goTo = async (route: string, title: string) => {
    location.hash = `#${route}`;
    await waitFor(async () => expect(await name()).toBe(title));
  };

  test.each([
    ['the login', 'Log in', 'dialog'],
    ['the contact', 'Contact us', 'dialog'],
    ['the languages', /English/, 'menu'],
    ['the columns on a phone', 'Menu', 'dialog'],
  ])('goes with the page that it was opened on, on the way back: %s', async (_what, button, role) => {
    const user = userEvent.setup();
    await openPortal('/homepage', { world: createLocalWorld(assistants) });
    await waitFor(async () => expect(await name()).toBe('Home'));
    await goTo('/position', 'Positions');
    await open(user, await screen.findByRole('button', { name: button }), role);
    history.back();
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(async () => expect(await name()).toBe('Home'));
  });

  test('goes on the way back from page to page of a list too, and stays while the list writes its own address', async () => {
    const user = userEvent.setup();
    await openPortal('/position');
    await screen.findAllByRole('article');
    const filters = await open(user, screen.getByRole('button', { name: 'Filters' }), 'dialog');
    const [company] = await within(filters).findAllByRole('checkbox');
    await user.click(present(company));
    await waitFor(() => expect(location.hash).toContain('company='));
    expect(screen.getByRole('dialog')).toBe(filters);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).toMatch(/^#\/position\?websiteId=[^&]+$/);
  });
});

describe('the header', () => {
  test('greets whoever is logged in without a name that it can read, and leaves no comma hanging', async () => {
    const { local, stored } = personaWorld();
    await openPortal('/position', { world: local, stored: { ...stored, userInfo: '{"name":' } });
    await screen.findByRole('button', { name: 'Hello' });
  });

  test('leads home by the logo, and by its menu to the columns of the website', async () => {
    await openPortal('/position');
    const banner = within(await screen.findByRole('banner'));
    const logo = await banner.findByRole('link', { name: 'Chengyuan Group Careers' });
    expect(logo.getAttribute('href')).toContain('#/homepage?websiteId=site-external');
    expect(logo.querySelector('img')?.getAttribute('alt')).toBe('');
    const menu = within(banner.getByRole('navigation', { name: 'Website' }));
    expect(
      menu
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['Home', '/#/homepage?websiteId=site-external', null],
      ['Positions', '/#/position?websiteId=site-external&recruitTypeCode=A01', null],
      ['About us', 'http://www.chengyuan.example/', '_blank'],
    ]);
    expect(menu.getByRole('link', { name: 'About us' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Positions');
  });

  test('leaves a press that asks for another tab or window to the browser', async () => {
    await openPortal('/position');
    const home = await screen.findByRole('link', { name: 'Home' });
    const taken: boolean[] = [];
    const listening = new AbortController();
    const look = (event: Event) => {
      taken.push(event.defaultPrevented);
      // The page of a test has no other tab to open it in.
      event.preventDefault();
    };
    addEventListener('click', look, listening);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(home, { [key]: true });
    listening.abort();
    expect(taken).toEqual([false, false, false, false]);
    expect(location.hash).toMatch(/^#\/position/);
  });

  test('has no mark in which nothing can be made out: its name stands alone', async () => {
    await openPortal('/position');
    const banner = await screen.findByRole('banner');
    const home = await within(banner).findByRole('link', { name: 'Chengyuan Group Careers' });
    const mark = home.querySelector('img');
    if (!mark) throw new Error('no mark');
    /** What the mark turns out to be once it is here, in pixels. */
    const turnsOut = (width: number, height: number) => {
      Object.defineProperties(mark, {
        naturalWidth: { value: width, configurable: true },
        naturalHeight: { value: height, configurable: true },
      });
      fireEvent.load(mark);
      return mark.hidden;
    };
    expect([turnsOut(1600, 80), turnsOut(60, 900), turnsOut(640, 80), turnsOut(0, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(home.textContent).toBe('Chengyuan Group Careers');
  });

  test('the logo link has a name while the configuration is missing', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.websiteView.loadWebsiteStyle', kind: 'http502', when: 'always' }],
    });
    await openPortal('/position', { world });
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('aria-label'))[0]).toBe('Home');
    await screen.findAllByRole('article');
    expect(await axeFindings()).toEqual([]);
  });

  test('on a phone the columns stand in a sheet, which closes with a choice', async () => {
    const user = userEvent.setup();
    await openPortal('/homepage');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await screen.findByRole('link', { name: 'Chengyuan Group Careers' });
    const sheet = await open(user, button, 'dialog');
    expect(within(sheet).getByRole('link', { current: 'page' }).textContent).toBe('Home');
    expect(await axeFindings(sheet)).toEqual([]);
    await user.click(within(sheet).getByRole('link', { name: 'Positions' }));
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a visitor finds the login, but not on the login page itself', async () => {
    const user = userEvent.setup();
    const { portal } = await openPortal('/homepage');
    const popover = await open(user, await screen.findByRole('button', { name: 'Log in' }), 'dialog');
    expect(within(popover).getByRole('tab', { name: 'With a code' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await portal.open('/login');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  test('who is logged in is greeted, with personal center and sign out', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    await openPortal('/homepage', { world: local, stored });
    const greeting = await screen.findByRole('button', { name: 'Hello, 林小雨' });
    expect(greeting.textContent).toBe('Hello, 林小雨');
    const menu = await open(user, greeting, 'menu');
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'My account',
      'My messages',
      'Account settings',
      'Log out',
    ]);
    expect(await axeFindings(menu)).toEqual([]);
    await waitFor(() => expect(items[0]?.hasAttribute('data-highlighted')).toBe(true));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'My account' });
  });
});

describe('the footer', () => {
  test('has legal notices, copyright, record number, support, and ways to reach the company', async () => {
    await openPortal('/homepage', {
      through: homepage({
        footer: {
          legalNotices: 'Terms',
          copyright: '© Chengyuan',
          recordNumber: 'ICP 1',
          technicalSupport: 'Supported by IT',
          contactNumber: '+86 (21) 5550-1234',
          contactEmail: 'jobs@chengyuan.example',
        },
      }),
    });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toMatch(
      /#\/agreement\?.*kind=legal/,
    );
    for (const text of ['© Chengyuan', 'ICP 1']) expect(footer.getByText(text)).toBeTruthy();
    expect(footer.getByText('Supported by IT')).toBeTruthy();
    expect(footer.getByRole('link', { name: '+86 (21) 5550-1234' }).getAttribute('href')).toBe(
      'tel:+862155501234',
    );
    expect(footer.getByRole('link', { name: 'jobs@chengyuan.example' }).getAttribute('href')).toBe(
      'mailto:jobs@chengyuan.example',
    );
  });

  test('leaves out what the company has not said', async () => {
    await openPortal('/homepage', { through: homepage({ footer: { copyright: '© Chengyuan' } }) });
    const footer = await screen.findByRole('contentinfo');
    expect(footer.textContent).toBe('Legal notices© Chengyuan');
    expect(within(footer).getAllByRole('link')).toHaveLength(1);
    // An empty line would take the gap of a line.
    expect([...footer.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['© Chengyuan']);
  });

  test.each([
    ['see our website', 'jobs@a.example / hr@b.example'],
    ['021-5550-1234 / 021-5550-5678', 'Ms. Lin <jobs@a.example>'],
    ['400-800-1234 ext. 2', 'none'],
    ['none', 'jobs@chengyuan.example?bcc=a@example.com'],
  ])(
    'shows a contact that is not one number or one address as text, since nothing can dial or write to it: %s, %s',
    async (contactNumber, contactEmail) => {
      await openPortal('/homepage', { through: homepage({ footer: { contactNumber, contactEmail } }) });
      const footer = await screen.findByRole('contentinfo');
      expect(footer.textContent).toBe(`Legal noticesTelephone ${contactNumber}Email ${contactEmail}`);
      expect(within(footer).getAllByRole('link')).toHaveLength(1);
    },
  );
});

describe('robot link and feedback entry', () => {
  test('are there when their status is 1', async () => {
    const user = userEvent.setup();
    await openPortal('/homepage', {
      world: createLocalWorld(assistants),
      through: changingReply('queryContactInfoConfig', (contact) => ({ ...contact, title: 'Ask us' })),
    });
    const robot = await screen.findByRole('link', { name: 'Recruiting assistant' });
    expect(robot.getAttribute('href')).toBe('https://assistant.chengyuan.example/chat');
    expect([robot.getAttribute('target'), robot.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    const contact = await screen.findByRole('button', { name: 'Ask us' });
    // Both float beside header, content and footer: who goes from landmark to landmark meets them too.
    expect(screen.getByRole('complementary', { name: 'Recruiting assistant' }).contains(robot)).toBe(true);
    expect(screen.getByRole('complementary', { name: 'Ask us' }).contains(contact)).toBe(true);
    const popover = await open(user, contact, 'dialog');
    expect(within(popover).getByRole('heading', { name: 'Ask us' })).toBeTruthy();
    expect(popover.textContent).toContain('Weekdays 9:00 to 18:00');
    expect(popover.className).toContain('w-[340px]');
    expect(await axeFindings()).toEqual([]);
  });

  test.each([0, 2])('are not there when their status is %i', async (status) => {
    const { local } = await openPortal('/homepage', {
      world: createLocalWorld(assistants),
      through: (line) =>
        changingReply('queryRobotConfig', (robot) => ({ ...robot, status }))(
          changingReply('queryContactInfoConfig', (contact) => ({ ...contact, status }))(line),
        ),
    });
    await waitFor(() =>
      expect(
        local
          .control()
          .calls()
          .filter(({ path }) => /queryRobotConfig|queryContactInfoConfig/.test(path)),
      ).toHaveLength(2),
    );
    await screen.findAllByRole('article');
    expect(screen.queryByRole('link', { name: 'Recruiting assistant' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Contact us' })).toBeNull();
  });

  test('a robot without a name has one all the same, and an unsafe one is refused', async () => {
    const shown = async (robot: Record<string, unknown>) => {
      const { portal } = await openPortal('/homepage', {
        world: createLocalWorld(assistants),
        through: changingReply('queryRobotConfig', (given) => ({ ...given, ...robot })),
      });
      await screen.findByRole('button', { name: 'Contact us' });
      const findings = await axeFindings();
      const links = [...document.querySelectorAll('a[target=_blank].fixed')].map((link) =>
        link.getAttribute('aria-label'),
      );
      portal.unmount();
      return { links, findings };
    };
    const nameless = await shown({ robotName: '' });
    expect(nameless.findings).toEqual([]);
    expect(nameless.links).toEqual([expect.stringMatching(/./)]);
    expect((await shown({ robotUrl: 'javascript:alert(1)' })).links).toEqual([]);
  });

  test('are not asked for on an internal site while logged out', async () => {
    const { local } = await openPortal('/login?websiteId=site-internal', {
      world: createLocalWorld({ ...assistants, site: 'internal' }),
    });
    await waitFor(() => expect(document.title).toBe('Log in - Chengyuan Group Internal'));
    const asked = local
      .control()
      .calls()
      .filter(({ path }) => /queryRobotConfig|queryContactInfoConfig/.test(path));
    expect(asked).toEqual([]);
  });
});

describe("the company's mark", () => {
  let icon: HTMLLinkElement;
  beforeEach(() => {
    icon = document.head.appendChild(document.createElement('link'));
    icon.rel = 'icon';
    icon.href = 'data:,';
  });
  afterEach(() => icon.remove());

  test('title and icon of the tab, and the colour of the page, come from the configuration', async () => {
    await openPortal('/homepage');
    await waitFor(() => expect(document.title).toBe('Home - Chengyuan Group Careers'));
    await waitFor(() => expect(icon.href).toMatch(/^data:image\/svg/));
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    expect(root?.getAttribute('style')).toContain('#0b6e63');
  });

  test('title and icon of the tab follow to another website', async () => {
    const { portal } = await openPortal('/homepage');
    await waitFor(() => expect(icon.href).toMatch(/^data:image\/svg/));
    const before = icon.href;
    await portal.open('/position?websiteId=site-campus');
    await waitFor(() => expect(document.title).toBe('Positions - Chengyuan Group Campus'));
    await waitFor(() => expect(icon.href).not.toBe(before));
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    await waitFor(() => expect(root?.getAttribute('style')).toContain('#2f5bd7'));
  });

  test('the icon of the website before does not stay, where the next one has none of its own', async () => {
    const { portal } = await openPortal('/homepage', {
      through: changingReply('loadWebsiteStyle', (site) => {
        const base = site.websiteBaseInfo as { id: string };
        return base.id === 'site-campus' ? { ...site, websiteBaseInfo: { ...base, tabLogoUrl: '' } } : site;
      }),
    });
    await waitFor(() => expect(icon.href).toMatch(/^data:image\/svg/));
    await portal.open('/position?websiteId=site-campus');
    await waitFor(() => expect(document.title).toBe('Positions - Chengyuan Group Campus'));
    await waitFor(() => expect(icon.href).toBe('data:,'));
    await portal.open('/position?websiteId=site-external');
    await waitFor(() => expect(icon.href).toMatch(/^data:image\/svg/));
  });

  test('an icon that is no picture is left out', async () => {
    await openPortal('/homepage', {
      through: changingReply('loadWebsiteStyle', (site) => ({
        ...site,
        websiteBaseInfo: { ...(site.websiteBaseInfo as object), tabLogoUrl: 'javascript:alert(1)' },
      })),
    });
    await waitFor(() => expect(document.title).toBe('Home - Chengyuan Group Careers'));
    expect(icon.href).toBe('data:,');
  });
});

test('the first stop of the keyboard skips to the content', async () => {
  const user = userEvent.setup();
  await openPortal('/homepage');
  await screen.findByRole('main');
  const [first] = document.querySelectorAll<HTMLElement>('a[href], button, input');
  expect(first?.textContent).toBe('Skip to the content');
  present(first).focus();
  const address = location.hash;
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.hash).toBe(address);
});

test('a change of route moves the focus to the heading', async () => {
  const { portal } = await openPortal('/position');
  await screen.findByRole('heading', { level: 1, name: 'Positions' });
  await portal.open('/homepage');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Home' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a query that answers 40101 shows the login over the page, which stays; dismissed, it says why', async () => {
  const user = userEvent.setup();
  const { local, stored } = personaWorld();
  const [id = ''] = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  await openPortal(`/fastDelivery?id=${id}`, {
    world: local,
    stored,
    through: (line) => async (request, options) =>
      methodOf(request.body) === 'getResume'
        ? { status: 200, text: '{"returnCode":"40101","returnDesc":"expired"}', header: () => null }
        : line(request, options),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  expect(location.hash).toContain('#/fastDelivery');
  expect(document.querySelector('h1')?.textContent).toBe('Apply for this job');
  expect(await axeFindings(dialog)).toEqual([]);
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(location.hash).toContain('#/fastDelivery');
});

describe('the menus that are kept', () => {
  const offline =
    (line: Transport): Transport =>
    (request, options) =>
      methodOf(request.body) === 'loadWebsiteStyle'
        ? Promise.reject(new TypeError('offline'))
        : line(request, options);
  const inMenu = () =>
    within(screen.getByRole('navigation', { name: 'Website' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('per website id, stand in while the configuration does not come', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/position', { storage });
    await screen.findByRole('link', { name: 'About us' });
    await waitFor(() => expect(JSON.parse(storage.get('menus') ?? '{}')).toHaveProperty('site-external'));
    first.portal.unmount();
    await openPortal('/position', { storage, through: offline });
    await screen.findByRole('link', { name: 'About us' });
    expect(inMenu()).toEqual(['Home', 'Positions', 'About us']);
  });

  test('are cleared by the homepage, whose menu stays', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const { portal } = await openPortal('/position', { storage });
    await waitFor(() => expect(storage.get('menus')).not.toBeNull());
    await portal.open('/homepage');
    await screen.findByRole('heading', { level: 2, name: 'Popular roles' });
    expect(storage.get('menus')).toBeNull();
    expect(inMenu()).toEqual(['Home', 'Positions', 'About us']);
  });

  test.each(['{"site-external":"x"}', '{"site-external":[{"columnView":7}]}', '[1]', 'nonsense'])(
    'that do not read are dropped: %s',
    async (menus) => {
      await openPortal('/position', { stored: { menus }, through: offline });
      await waitFor(() => expect(inMenu()).toEqual(['Home']));
    },
  );
});
