import { unlockLink } from '@careers/e2e/link-code';
import { findMethod, registry } from '@careers/gateway/registry';
import { type MagicLink, magicLinks } from '@careers/mocks';
import type { Browser, Page } from '@playwright/test';
import type { HomeSites } from './home-sites.ts';
import { list, readFetched, sum } from './home-size.ts';
import { bytes, type Quantity, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import { type Site, serveSite } from './site.ts';

const limit: Quantity = { value: 30, unit: 'kB' };
/** Calls that every page makes for its website and for the logs; they do not count as the page's own. */
const ofTheShell = [
  'common.language.getSysConfigInfo',
  'rm.websiteView.loadWebsiteStyle',
  '/rm/sys/api/addLog',
  '/rm/sys/api/addPageMetaLog',
];

/** What each page fetches and calls that a link by mail opens, after entering a code if the link asks for one. */
export async function measureLinkPages(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const gateway = `${sites.mock.url}/@bench-links`;
  const site = await serveSite({ folder: sites.portal.folder, gateway });
  try {
    const elsewhere = await fetchedElsewhere(browser, site);
    const rows: Row[] = [];
    for (const link of onePerPage())
      rows.push(...(await measurePage(browser, site, gateway, link, elsewhere)));
    return rows;
  } finally {
    await site.close();
  }
}

/** One usable link for each page; if none of a page's own links is open, another open one of its kind. */
function onePerPage(): MagicLink[] {
  const links = magicLinks.filter(({ kind }) => kind !== 'talentUpdate');
  const waiting = links.filter(waits);
  return [...new Map(links.map(({ page, kind }) => [page, kind]))].map(([page, kind]) => {
    const link = waiting.find((one) => one.page === page) ?? waiting.find((one) => one.kind === kind);
    if (!link) throw new Error(`no link to ${page} waits for an answer`);
    return { ...link, page };
  });
}

/** Whether something can still be done by a link: an accepted offer expects attachments. */
function waits({ state, since }: MagicLink): boolean {
  return state === 'open' || since === 'toHandIn';
}

/** Names of scripts. */
interface Fetched {
  /** Scripts that every page fetches: those that the homepage and a page by link have in common. */
  readonly shell: ReadonlySet<string>;
  readonly home: ReadonlySet<string>;
}

async function fetchedElsewhere(browser: Browser, site: Site): Promise<Fetched> {
  const namesAt = async (route: string) =>
    new Set((await readFetched(browser, site, route)).scripts.map(([name]) => name));
  const home = await namesAt('');
  const other = await namesAt('#/mailResponse/acceptOffer?token=unknown');
  return { home, shell: new Set([...home].filter((name) => other.has(name))) };
}

async function measurePage(
  browser: Browser,
  site: Site,
  gateway: string,
  { page, token }: MagicLink,
  { shell, home }: Fetched,
): Promise<Row[]> {
  const before = (await callsOf(gateway)).length;
  const { scripts } = await readFetched(browser, site, `#${page}?token=${token}`, goThrough);
  const calls = (await callsOf(gateway)).slice(before);
  const own = scripts.filter(([name]) => !shell.has(name));
  const byLink = calls.filter(isByLink);
  const others = calls.filter((path) => !isByLink(path) && !ofTheShell.includes(path));
  return [
    atMost(limit, {
      what: `${page} alone: JS beyond the shell, gzip`,
      measured: bytes(sum(own)),
      notes: [
        `beyond all that the home page has fetched: ${write(bytes(sum(own.filter(([name]) => !home.has(name)))))}`,
        list(own),
      ],
      condition: { broken: 'the page fetched nothing of its own', met: own.length > 0 },
    }),
    atMost(
      { value: 0, unit: 'calls' },
      {
        what: `${page} alone: calls for what it does not show`,
        measured: { value: others.length, unit: 'calls' },
        notes: [
          `by its link: ${byLink.join(', ')}`,
          ...(others.length > 0 ? [`beside it: ${others.join(', ')}`] : []),
        ],
        condition: { broken: 'the page asked nothing by its link', met: byLink.length > 0 },
      },
    ),
  ];
}

/** Enters the code, if the link asks for one. */
async function goThrough(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.locator('[data-state=open], [data-state=done], [data-state=locked]').first().waitFor();
  if (!(await main.locator('[data-state=locked]').isVisible())) return;
  await unlockLink(page);
  await page
    .locator('[data-state=pending], [data-fetching], [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' });
}

/** Whether a call, by its name, is made by a link: a method by link, or the upload or download of a file. */
function isByLink(path: string): boolean {
  const id = findMethod(path);
  return path.startsWith('files.') || (id !== undefined && registry[id].access === 'link');
}

/** The names of the calls that a world has received. */
async function callsOf(gateway: string): Promise<string[]> {
  const calls: { readonly path: string }[] = await (await fetch(`${gateway}/__sandbox/calls`)).json();
  return calls.map(({ path }) => path);
}
