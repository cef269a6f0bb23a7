import type { Browser } from '@playwright/test';
import type { HomeSites } from './home-sites.ts';
import { list, type Part, readFetched, sum } from './home-size.ts';
import { bytes, type Quantity } from './quantity.ts';
import { atMost, type Row } from './row.ts';

/** Pages that can be opened without a session. */
const routes = [
  '/login',
  '/position',
  '/feedback',
  '/employPhilosophy',
  '/agreement?kind=privacy',
  '/complex/company',
  '/mailResponse/acceptOffer?token=offer-pending',
  '/mailResponse/declinedOffer?token=offer-pending',
  '/mailResponse/attachmentUpload?token=attachments-open',
  '/resumeView?token=resume-verify',
  '/linkInvalid',
] as const;

const limit: Quantity = { value: 30, unit: 'kB' };

/** How much code each route fetches in addition to that of the home page, until it is idle. */
export async function measureRouteWeight(browser: Browser, { portal }: HomeSites): Promise<Row[]> {
  const home = new Set((await readFetched(browser, portal)).scripts.map(([name]) => name));
  const rows: Row[] = [];
  for (const route of routes) {
    const { scripts } = await readFetched(browser, portal, `#${route}`);
    const more: Part[] = scripts.filter(([name]) => !home.has(name));
    rows.push(
      atMost(limit, {
        what: `${route.replace(/\?.*/, '')}: JS beyond the home page, gzip`,
        measured: bytes(sum(more)),
        notes: [list(more)],
        condition: { broken: 'the route fetched nothing of its own', met: more.length > 0 },
      }),
    );
  }
  return rows;
}
