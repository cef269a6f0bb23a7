import type { Browser } from '@playwright/test';
import { buildPage } from './build-page.ts';
import { spread, timeLoad } from './first-screen.ts';
import type { HomeSites } from './home-sites.ts';
import { loadPage, slowPhone } from './page-load.ts';
import { atMostTimesPaired, type Pair, type Row } from './row.ts';
import { signAsked } from './signed-call.ts';
import { type Site, serveSite } from './site.ts';
import { watchPainted } from './watch-first-screen.ts';

/** How many loads of the offer and of its floor are measured, in turn; an odd number, so that there is a median. */
const REPEATS = 7;

/** When an offer that was opened by its link can be read, on the slow phone. */
export async function measureOfferPaint(browser: Browser, { mock, portal }: HomeSites): Promise<Row[]> {
  const gateway = `${mock.url}/@bench-offer`;
  const { folder } = portal;
  const site = await serveSite({ folder, gateway });
  const floorFolder = await buildPage('offer-floor', folder);
  const floor = await serveSite({ folder: floorFolder, gateway, sign: signAsked });
  try {
    return [await measureOffered(browser, site, floor), await measureLargest(browser, site, floor)];
  } finally {
    await Promise.all([site.close(), floor.close()]);
  }
}

const route = '/#/mailResponse/acceptOffer?token=offer-pending';
const reference =
  'reference: the floor of an offer, which fetches config.json and asks getOffer of the same mock, then shows what is offered without style';

/** Measures until the content of the offer is painted, not only its title. */
async function measureOffered(browser: Browser, site: Site, floor: Site): Promise<Row> {
  const time = ({ url }: Site) =>
    timeLoad(browser, url + route, (page) => page.addInitScript(watchPainted, '[data-state=open]'));
  const pairs: Pair[] = [];
  for (let round = 0; round < REPEATS; round++)
    pairs.push({ measured: await time(site), reference: await time(floor) });
  return atMostTimesPaired(1.25, {
    what: 'an offer by its link: what is offered is painted, slow phone',
    unit: 'ms',
    pairs,
    notes: [reference, `median of the ratios of ${REPEATS} pairs of loads; ratios ${spread(pairs)}`],
  });
}

async function measureLargest(browser: Browser, site: Site, floor: Site): Promise<Row> {
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
      reference,
      `median of the ratios of ${REPEATS} pairs of loads`,
    ],
  });
}
