import { createLocalWorld, type LinkRow, linkRowOf, type MagicLink } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal, personaWorld } from '../testing/open-portal.ts';
import { pages } from './pages.ts';

/** Pages that a link opens; those that only say where a link has led ask for nothing. */
const linkPages = pages.filter(
  ({ access, path }) => access === 'link' && !['/noData', '/linkInvalid'].includes(path),
);

const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;

/** States that no link of a kind is ever in: what was said and what came of it is never taken back. */
const neverEnds: readonly MagicLink['kind'][] = ['message', 'results'];

const INVALID = 'link-invalid';

/** What a page shows by a token, in a language; and what it asked of the gateway by the link. */
async function show(path: string, token: string, locale: (typeof languages)[number]) {
  const world = createLocalWorld({ lang: locale });
  const { portal } = await openPortal(`${path}?token=${token}`, { world, stored: { locale } });
  const state = await waitFor(() => {
    const shown = screen.getByRole('main').querySelector('[data-state]')?.getAttribute('data-state');
    const known = ['open', 'done', 'handled', 'expired', 'invalid', 'locked'];
    if (!shown || !known.includes(shown)) throw new Error(`nothing is shown: ${shown}`);
    return shown;
  });
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('h2, h3, article, form, button')).toBeTruthy(),
  );
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  const findings = await axeFindings(screen.getByRole('main'));
  const rows = world
    .world()
    .calls()
    .flatMap(({ path: method }) => linkRowOf(method) ?? []);
  portal.unmount();
  return { state, heading, findings, row: rows[0] };
}

/** Each state of a page with a token that leads to it. */
function casesOf({ links, states }: LinkRow): (readonly [state: string, token: string])[] {
  const cases = links.map(
    ({ token, state, verification, kind }) =>
      [verification || verified.includes(kind) ? 'locked or closed' : state, token] as const,
  );
  for (const state of states) {
    if (state === 'locked' || state === 'invalid') continue;
    const isNever = state === 'handled' && links.every(({ kind }) => neverEnds.includes(kind));
    if (!isNever) expect(links.map((link) => link.state)).toContain(state);
  }
  return cases;
}

/** Kinds whose links ask for a code first, whatever has become of what they are about. */
const verified: readonly MagicLink['kind'][] = ['backgroundCheck', 'medicalReport', 'informationForm'];

test.each(linkPages.map(({ path }) => path))(
  '%s shows each of its link’s states, and has a link in each of them',
  async (path) => {
    const unknown = await show(path, INVALID, 'zh-cn');
    expect(unknown.state).toBe('invalid');
    const { row } = unknown;
    if (!row) throw new Error(`${path} asks nothing by its link`);
    let turn = linkPages.findIndex((page) => page.path === path);
    for (const [state, token] of casesOf(row)) {
      const locale = languages[turn++ % languages.length] ?? 'en-us';
      const shown = await show(path, token, locale);
      const due = state === 'locked or closed' ? ['locked', 'handled', 'expired'] : [state];
      expect({ token, shown: due.includes(shown.state) ? 'as due' : shown.state }).toEqual({
        token,
        shown: 'as due',
      });
      expect({ token, heading: shown.heading }).toEqual({ token, heading: expect.stringMatching(/\S/) });
      expect({ token, findings: shown.findings }).toEqual({ token, findings: [] });
    }
  },
  60_000,
);

test.each(['/resumeView', '/resumeImprove', '/message', '/interviewEvaluation?id=evaluation-mine'])(
  '%s without a link stands in the website, with its header, for whoever is logged in',
  async (route) => {
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    const { portal } = await openPortal(route, { world: local, stored });
    expect(await screen.findByRole('button', { name: /^Hello, / })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Website' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    portal.unmount();
  },
);
