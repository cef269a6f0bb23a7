import type { Browser, BrowserContext, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { setWorld } from './set-world.ts';
import { type Site, serveSite } from './site.ts';

/** A browser with the production portal, in which a candidate is logged in to a world of its own. */
interface CandidateVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly site: Site;
  close(): Promise<void>;
}

/** Opens a page in the session of a world's candidate; it is still empty. */
export async function visitAsCandidate(
  browser: Browser,
  { mock, portal }: HomeSites,
  world: string,
): Promise<CandidateVisit> {
  const gateway = `${mock.url}/@${world}`;
  await setWorld(gateway, { persona: 'candidate' });
  const session: { Authorization: string; userInfo: object } = await (
    await fetch(`${gateway}/__sandbox/session`)
  ).json();
  const site = await serveSite({ folder: portal.folder, gateway });
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(({ Authorization, userInfo }) => {
    localStorage.setItem('Authorization', Authorization);
    localStorage.setItem('userInfo', JSON.stringify(userInfo));
  }, session);
  return {
    context,
    page,
    site,
    async close() {
      await context.close();
      await site.close();
    },
  };
}
