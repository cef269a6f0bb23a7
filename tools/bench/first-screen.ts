import type { Browser, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { openThrottled, slowPhone } from './page-load.ts';
import { atMostTimesPaired, type Pair, type Row } from './row.ts';
import { watchFirstLetter, watchPainted } from './watch-first-screen.ts';

/** How many pairs of loads are measured; an odd number, so that there is a median. */
const REPEATS = 9;
/** Longer than any page needs here: after this time it has failed. */
const PATIENCE_MS = 30_000;

const reference =
  'reference: the rows floor, which makes the same three calls (config.json, loadWebsiteStyle, queryHotPositions), each when the one before has said that there is something to ask for, and shows heading, search box and rows without style';

/** When the home page can be used on the slow phone: its first positions, and its search box. */
export async function measureFirstScreen(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const rows = await loadInPairs(browser, sites, (page) => page.addInitScript(watchPainted, 'main article'));
  // In separate loads: a typed letter fetches suggestions, which would delay the first row.
  const letters = await loadInPairs(browser, sites, (page) => page.addInitScript(watchFirstLetter));
  return [
    atMostTimesPaired(1.25, {
      what: 'home page: first row of positions painted, slow phone',
      unit: 'ms',
      pairs: rows,
      notes: [
        reference,
        `median of the ratios of ${REPEATS} pairs of loads, 150 ms, 1.6 Mbit/s, 4x CPU; ratios ${spread(rows)}`,
      ],
    }),
    atMostTimesPaired(1.25, {
      what: 'home page: search box takes letters, slow phone',
      unit: 'ms',
      pairs: letters,
      notes: [
        reference,
        `until a letter, typed as soon as the box is in the page, stands in it; ${REPEATS} pairs, ratios ${spread(letters)}`,
      ],
    }),
  ];
}

/** Adds a script to a page that watches it. */
type Watch = (page: Page) => Promise<unknown>;

async function loadInPairs(browser: Browser, sites: HomeSites, watch: Watch): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < REPEATS; round++)
    pairs.push({
      measured: await timeLoad(browser, `${sites.portal.url}/`, watch),
      reference: await timeLoad(browser, `${sites.rowsFloor.url}/`, watch),
    });
  return pairs;
}

/** Milliseconds from the navigation to the watched event. */
export async function timeLoad(browser: Browser, url: string, watch: Watch): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await openThrottled(context, slowPhone);
    page.setDefaultTimeout(PATIENCE_MS);
    await page.exposeFunction('benchTypeLetter', () => page.keyboard.press('a'));
    await watch(page);
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(() => {
      if (!window.benchSeen) throw new Error('nobody watches the page');
      return window.benchSeen;
    });
  } finally {
    await context.close();
  }
}

export function spread(pairs: readonly Pair[]): string {
  const ratios = pairs.map(({ measured, reference }) => measured / reference).toSorted((a, b) => a - b);
  return `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`;
}
