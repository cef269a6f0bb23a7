import { createLocalWorld, type LinkRow, type Locale, linkRowOf, magicLinks } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { logInAgain } from '../features/account/testing/person.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';
import { pages } from './pages.ts';

/** Pages that are opened by a link, with or without a login, except for those that only report the state of a link. */
const linkPages = pages.filter(
  ({ access, path }) =>
    magicLinks.some(({ page }) => page === path) ||
    (access === 'link' && !['/noData', '/linkInvalid'].includes(path)),
);

const languages = ['zh-cn', 'zh-hk', 'en-us'] as const satisfies readonly Locale[];
type Language = (typeof languages)[number];

/** Kinds of links that are never in the state `handled`: they cannot be withdrawn. */
const neverHandled: readonly Link['kind'][] = ['message', 'results', 'talentUpdate'];
type Link = LinkRow['links'][number];

const INVALID = 'link-invalid';
const shownStates = ['open', 'done', 'handled', 'expired', 'invalid', 'locked'];

const main = () => screen.getByRole('main');

/** The states of the link that the page shows; toasts, buttons and fields have states of their own. */
const linkStates = () =>
  [...main().querySelectorAll('[data-state]:not([hidden])')]
    .map((part) => part.getAttribute('data-state') ?? '')
    .filter((state) => shownStates.includes(state));

async function stateShown(): Promise<string> {
  return waitFor(() => {
    const [shown] = linkStates();
    if (!shown || !main().querySelector('h2, h3, article, form, button')) throw new Error('nothing is shown');
    return shown;
  });
}

/** Opens a page by a token, first in one language. */
async function open(path: string, token: string, first: Language) {
  const access = pages.find((page) => page.path === path)?.access;
  const { local: world, stored } =
    access === 'session'
      ? personaWorld({ lang: first })
      : { local: createLocalWorld({ lang: first }), stored: {} };
  let elsewhere = () => {};
  let spoken = first;
  const storage = {
    ...createMemoryStorage({ ...stored, locale: first }),
    onForeignChange: (listener: () => void) => {
      elsewhere = listener;
      return () => {};
    },
  };
  const { portal } = await openPortal(`${path}?token=${token}`, { world, storage });
  const asked = () =>
    world
      .world()
      .calls()
      .flatMap(({ path: method }) => linkRowOf(method) ?? []);
  return {
    portal,
    row: () => asked()[0],
    language: () => spoken,
    /** Changes the language, as another tab of the same person does. */
    async speak(language: Language): Promise<void> {
      const before = main().textContent;
      storage.set('locale', language);
      spoken = language;
      elsewhere();
      await waitFor(() => expect(main().textContent).not.toBe(before));
      await waitFor(() => expect(isIn(language, heading())).toBe(true));
    },
  };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** Whether the page is narrow, as it is for a form that asks for a code, also on pages that are wide for a resume (decision 0196). */
const isNarrow = () =>
  screen.getByRole('heading', { level: 1 }).parentElement?.classList.contains('max-w-3xl') ?? false;
const isIn = (language: Language, words: string) => /\p{Script=Han}/u.test(words) === (language !== 'en-us');

/** The states that the page shows in each language; they are compared in the test. */
async function inEveryLanguage(page: Awaited<ReturnType<typeof open>>, first: Language) {
  const begun = languages.indexOf(first);
  const states = [await stateShown()];
  const [state = ''] = states;
  const findings = await axeFindings(main());
  await isSaid(state, first);
  if (state === 'locked') expect(isNarrow()).toBe(true);
  const texts = { [first]: main().textContent };
  expect(isIn(first, heading())).toBe(true);
  for (const turn of [1, 2]) {
    const next = languages[(begun + turn) % languages.length] ?? first;
    await page.speak(next);
    states.push(await stateShown());
    await isSaid(state, next);
    texts[next] = main().textContent;
  }
  return { states: [...new Set(states)], languages: new Set(Object.values(texts)).size, findings };
}

/** The text of each state that ends a link; for offers it names the offer (section 8). */
const words: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  expired: {
    'zh-cn': /已过期，无法操作/,
    'zh-hk': /已(過|逾)期，無法操作/,
    'en-us': /has expired and cannot be operated/,
  },
  invalid: {
    'zh-cn': /链接无效，无法操作/,
    'zh-hk': /連結無效，無法操作/,
    'en-us': /link is invalid and cannot be operated/,
  },
};

/** The server's message is loaded a moment after the page's own text. */
async function isSaid(state: string, language: Language): Promise<void> {
  await waitFor(() => expect(main().textContent).toMatch(words[state]?.[language] ?? /./));
}

const as = (...states: string[]) => ({ states, languages: languages.length, findings: [] });

/**
 * A truncated token, and that of another page, a different one for each page, which open nothing here. Which tokens a method
 * refuses is the server's matter, and the contract's suite tries all.
 */
function wrongTokens({ links }: LinkRow, turn: number): string[] {
  const own = links.filter(({ state }) => state === 'open' || state === 'done').slice(0, 1);
  const foreign = magicLinks.filter(
    ({ kind, state }) => state === 'open' && !links.some((link) => link.kind === kind),
  );
  return [
    ...own.map(({ token }) => token.slice(0, -1)),
    ...foreign.filter((_link, at) => at === turn % foreign.length).map(({ token }) => token),
  ];
}

/** The links of a row, one for each state. */
function linksOf({ links, states }: LinkRow): readonly Link[] {
  for (const state of states) {
    if (state === 'locked' || state === 'invalid') continue;
    const isNever = state === 'handled' && links.every(({ kind }) => neverHandled.includes(kind));
    if (!isNever) expect(links.map((link) => link.state)).toContain(state);
  }
  return links;
}

test.each(linkPages.map(({ path }) => path))(
  '%s shows each state of its link in every language, with links that another tab can open, and nothing for a truncated link or a link of another page',
  async (path) => {
    let turn = linkPages.findIndex((page) => page.path === path);
    const next = () => languages[turn++ % languages.length] ?? 'en-us';
    const language = next();
    const unknown = await open(path, INVALID, language);
    expect(await inEveryLanguage(unknown, language)).toEqual(as('invalid'));
    const nothing = main().textContent;
    const spoken = unknown.language();
    unknown.portal.unmount();
    const row = unknown.row();
    if (!row) throw new Error(`${path} asks nothing by its link`);
    for (const token of wrongTokens(row, turn)) {
      const page = await open(path, token, spoken);
      expect({ token, state: await stateShown() }).toEqual({ token, state: 'invalid' });
      await isSaid('invalid', spoken);
      expect({ token, text: main().textContent }).toEqual({ token, text: nothing });
      page.portal.unmount();
    }
    for (const { token, state } of linksOf(row)) {
      const first = next();
      const page = await open(path, token, first);
      if ((await stateShown()) === 'locked') {
        expect({ token, ...(await inEveryLanguage(page, first)) }).toEqual({ token, ...as('locked') });
        await unlock();
      }
      expect({ token, ...(await inEveryLanguage(page, page.language())) }).toEqual({ token, ...as(state) });
      expect({ token, links: deadElsewhere() }).toEqual({ token, links: [] });
      page.portal.unmount();
    }
  },
);

/** The addresses of links to pages by link that another tab could not open: it knows nothing of this tab's token. */
const deadElsewhere = () =>
  [...main().querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => linkPages.some(({ path }) => href.split('#')[1]?.split('?')[0] === path))
    .filter((href) => !/[?&](token|id)=./.test(href));

/** Enters the code, if the link needs one. */
async function unlock(): Promise<void> {
  const user = userEvent.setup();
  const [code] = screen.getAllByRole('textbox');
  if (!code) throw new Error('no code is asked for');
  await user.type(code, '888888{Enter}');
  await waitFor(() => expect(main().querySelector('[data-state=locked]')).toBeNull());
}

test.each(['/resumeView', '/resumeImprove', '/message', '/interviewEvaluation?id=evaluation-mine'])(
  '%s without a link has the website’s header for a logged-in person',
  async (route) => {
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    const { portal } = await openPortal(route, { world: local, stored });
    expect(await screen.findByRole('button', { name: /^Hello, / })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Website' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    portal.unmount();
  },
);

test.each(['/resumeView', '/resumeImprove', '/message'])(
  '%s without a link shows a logged-in person’s own page, also after the tab has shown one by a link',
  async (page) => {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const token = magicLinks.find((link) => link.page === page)?.token;
    const byLink = await openPortal(`${page}?token=${token}`, { world: local, storage });
    await waitFor(() => expect(location.hash).toBe(`#${page}`));
    byLink.portal.unmount();

    // A reload still shows the link; a typed address does not.
    const again = await openPortal(page, { world: local, storage });
    expect(await stateShown()).not.toBe(INVALID);
    again.portal.unmount();

    // A tab without the stored token of its history entry, as a copied tab may be.
    const copied = createMemoryStorage({ locale: 'en-us', ...stored });
    const copy = await openPortal(page, { world: local, storage: copied });
    await isOwn();
    copy.portal.unmount();

    history.replaceState(null, '');
    await openPortal(page, { world: local, storage });
    await isOwn();

    async function isOwn(): Promise<void> {
      expect(await screen.findByRole('navigation', { name: 'Website' })).toBeTruthy();
      await waitFor(() => expect(main().querySelector('h2, h3, article, form, button')).toBeTruthy());
      expect(linkStates()).toEqual([]);
    }
  },
);

test.each(['/resumeView', '/resumeImprove', '/message'])(
  '%s without a link stays on the screen while the person logs in again after an expiry',
  async (route) => {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const { sessions } = local.world().state();
    for (const token of Object.keys(sessions)) delete sessions[token];
    await openPortal(route, { world: local, stored });
    const title = await screen.findByRole('heading', { level: 1, hidden: true });
    const shown = title.textContent;
    const user = userEvent.setup();
    await screen.findByRole('dialog');
    expect(document.querySelector('[data-state=invalid]')).toBeNull();
    await logInAgain(user, '13800000001');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(shown);
    expect(document.querySelector('[data-state=invalid]')).toBeNull();
  },
);
