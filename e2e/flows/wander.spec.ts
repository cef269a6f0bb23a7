import { everyPage } from '@careers/sandbox/every-page';
import { expect, type Page, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { createDraw, createWanderer, pick } from '../support/wanderer.ts';

/** The seed of the first walk; each further walk has the next number. */
const firstSeed = Number(process.env.WANDER_SEED ?? 1);
const walks = Number(process.env.WANDER_WALKS ?? 4);
const actions = Number(process.env.WANDER_ACTIONS ?? 150);

/** The faults that may be switched on, each in a few percent of all calls. */
const faults = [
  '*:network:4%',
  '*:http502:4%',
  '*:http500:4%',
  '*:451:4%',
  '*:malformed:3%',
  '*:cut:3%',
  '*:schema:3%',
  '*:40101:2%',
  '*:badsign:2%',
  '*:captcha:2%',
] as const;

/** What the browser itself logs of a broken connection, or of a reply with an error status. */
const said = /Failed to load resource/;

/** Collects uncaught errors and console errors of a page, in the order in which they happen. */
function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !said.test(message.text())) heard.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('popup', (popup) => void popup.close());
  return heard;
}

for (let seed = firstSeed; seed < firstSeed + walks; seed += 1)
  test(`a random walk of presses and typed texts, while calls fail, always has a next step: seed ${seed} @further`, async ({
    page,
    request,
  }) => {
    test.setTimeout(actions * 4000 + 60_000);
    const draw = createDraw(seed);
    const { routes, ...who } = pick(everyPage, draw);
    const language = pick(['zh-cn', 'zh-hk', 'en-us'] as const, draw);
    await page.setViewportSize({ width: pick([360, 768, 1440], draw), height: 800 });
    const world = await openPortalWorld(page, request, { language, seed, ...who });
    await page.goto(world.at(who.site === 'complex' ? '/complex/position?comId=com-energy' : '/position'));
    await page.locator('article').first().waitFor();
    const id = await firstPosition(page);
    const addresses = routes.map((route) => world.at(route.replace('FIRST', id)));

    const heard = listenTo(page);
    const walked: string[] = [];
    const wanderer = createWanderer(page, draw, addresses);
    await world.fail(pick(faults, draw), pick(faults, draw), pick(faults, draw));
    // If the call for the website's configuration requires a captcha, its dialog is all that is shown.
    const shown = page.locator('h1').or(page.getByRole('dialog')).first();
    const say = () => `${page.url()} after\n${walked.slice(-25).join('\n')}`;
    for (let done = 0; done < actions; done += 1) {
      walked.push(await wanderer.act());
      expect(heard, say()).toEqual([]);
      await expect(shown, say()).toBeAttached();
      await expect.poll(wanderer.reach, { message: `nothing to press on ${say()}` }).toBeGreaterThan(0);
    }
    // After the faults are switched off, nothing may stay in a loading state.
    await world.fail();
    await page.goto(pick(addresses, draw));
    await page.reload();
    await expect(page.locator('h1'), say()).toBeAttached();
    // A page that needs a login keeps loading while the login is open over it.
    const isWaiting = () => page.locator('[data-state=pending], [aria-busy=true]').count();
    const isAsked = () => page.getByRole('dialog').first().isVisible();
    await expect.poll(async () => (await isWaiting()) === 0 || isAsked(), { message: say() }).toBe(true);
    expect(heard, say()).toEqual([]);
  });
