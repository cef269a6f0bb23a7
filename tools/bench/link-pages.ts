import { type MagicLink, magicLinks } from '@careers/mocks';
import type { Browser } from '@playwright/test';
import { buildFloor } from './build-floor.ts';
import type { HomeSites } from './home-sites.ts';
import { list, readFetched, sum } from './home-size.ts';
import { loadPage, slowPhone } from './page-load.ts';
import { bytes, type Quantity } from './quantity.ts';
import { atMost, atMostTimesPaired, type Pair, type Row } from './row.ts';
import { signAsked } from './signed-call.ts';
import { type Site, serveSite } from './site.ts';

const limit: Quantity = { value: 30, unit: 'kB' };
/** Loads of the offer and of its floor, in turn; odd, so that there is a middle one. */
const REPEATS = 7;

/** What a page shows of its website, and what is counted of each visit. */
const ofTheShell = [
  'common.language.getSysConfigInfo',
  'rm.websiteView.loadWebsiteStyle',
  '/rm/sys/api/addLog',
  '/rm/sys/api/addPageMetaLog',
];

/** Each page that a link by mail opens, alone: what it fetches and asks for; and how soon an offer can be read. */
export async function measureLinkPages(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const gateway = `${sites.mock.url}/@bench-links`;
  const { folder } = sites.portal;
  const site = await serveSite({ folder, gateway });
  const floorFolder = await buildFloor('offer-floor', folder);
  const floor = await serveSite({ folder: floorFolder, gateway, sign: signAsked });
  try {
    const shell = await shellOf(browser, site);
    const rows: Row[] = [];
    for (const link of onePerPage()) rows.push(...(await measurePage(browser, site, gateway, link, shell)));
    return [...rows, await measureOffer(browser, site, floor)];
  } finally {
    await Promise.all([site.close(), floor.close()]);
  }
}

/** A link to each page, one that can be answered where there is one. */
function onePerPage(): MagicLink[] {
  const links = magicLinks.filter(({ kind }) => kind !== 'talentUpdate');
  return [...new Set(links.map(({ page }) => page))].flatMap((page) => {
    const of = links.filter((link) => link.page === page);
    return of.find(({ state }) => state === 'open') ?? of[0] ?? [];
  });
}

/** The scripts that pages have in common which have nothing to do with each other. */
async function shellOf(browser: Browser, site: Site): Promise<ReadonlySet<string>> {
  const { scripts } = await readFetched(browser, site);
  const other = new Set((await readFetched(browser, site, '#/feedback')).scripts.map(([name]) => name));
  return new Set(scripts.map(([name]) => name).filter((name) => other.has(name)));
}

async function measurePage(
  browser: Browser,
  site: Site,
  gateway: string,
  { page, token }: MagicLink,
  shell: ReadonlySet<string>,
): Promise<Row[]> {
  const before = (await callsOf(gateway)).length;
  const { scripts } = await readFetched(browser, site, `#${page}?token=${token}`);
  const calls = (await callsOf(gateway)).slice(before);
  const own = scripts.filter(([name]) => !shell.has(name));
  const others = calls.filter((path) => ofTheShell.every((one) => one !== path));
  const [first = 'nothing', ...more] = others;
  return [
    atMost(limit, {
      what: `${page} alone: JS beyond the shell, gzip`,
      measured: bytes(sum(own)),
      notes: [list(own)],
      condition: { broken: 'the page fetched nothing of its own', met: own.length > 0 },
    }),
    atMost(
      { value: 0, unit: 'calls' },
      {
        what: `${page} alone: calls beside its link's own and its website's look`,
        measured: { value: more.length, unit: 'calls' },
        notes: [`its own: ${first}`, ...(more.length > 0 ? [`beside it: ${more.join(', ')}`] : [])],
        condition: { broken: 'the page asked nothing by its link', met: others.length > 0 },
      },
    ),
  ];
}

/** Names of the calls that a world has had. */
async function callsOf(gateway: string): Promise<string[]> {
  const calls: { readonly path: string }[] = await (await fetch(`${gateway}/__sandbox/calls`)).json();
  return calls.map(({ path }) => path);
}

async function measureOffer(browser: Browser, site: Site, floor: Site): Promise<Row> {
  const route = '/#/mailResponse/acceptOffer?token=offer-pending';
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  const lcpOf = async ({ url }: Site) => {
    const { paints, errors } = await loadPage(browser, url + route, slowPhone);
    if (paints.largest.at === 0) throw new Error(`nothing was shown: ${errors.join('; ')}`);
    return paints.largest;
  };
  for (let round = 0; round < REPEATS; round++) {
    const { at, element, text } = await lcpOf(site);
    seen.add(`${element} "${text.slice(0, 24)}"`);
    pairs.push({ measured: at, reference: (await lcpOf(floor)).at });
  }
  return atMostTimesPaired(1.25, {
    what: 'an offer by its link: LCP at 150 ms, 1.6 Mbit/s, 4x CPU',
    unit: 'ms',
    pairs,
    notes: [
      `largest element: ${[...seen].join(' or ')}`,
      'reference: the floor of an offer, which fetches config.json and asks getOffer of the same mock, then shows what is offered without style',
      `median of the ratios of ${REPEATS} pairs of loads`,
    ],
  });
}
