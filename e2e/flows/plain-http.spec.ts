import { type MockServer, startMockServer } from '@careers/mocks/server';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { ports } from '../playwright.config.ts';
import { openPosition } from '../support/career-steps.ts';
import { listen } from '../support/check-page.ts';
import { mouse } from '../support/hand.ts';
import { runHiringLoop } from '../support/hiring-loop.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { dragSlider } from '../support/slider.ts';

/**
 * A company's intranet on plain http (decisions, section 1: there crypto-js signs). A browser gives the pages of a name that is not loopback's neither `crypto.subtle`
 * nor `navigator.clipboard`.
 */
const host = 'careers.intra';
const portal = `http://${host}:${ports.portal}`;
const { executablePath, args } = await findBrowser();
test.use({
  launchOptions: { executablePath, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] },
});

let server: MockServer;
test.beforeAll(async () => {
  server = await startMockServer({ portalUrl: `${portal}/` });
});
test.afterAll(() => server.close());

async function openOnIntranet(page: Page, request: APIRequestContext, route: string, scenario?: string) {
  const world = await openPortalWorld(page, request, {
    language: 'en-us',
    portal,
    gateway: server.url,
    ...(scenario && { scenario }),
  });
  await page.goto(world.at(route));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  return world;
}

test('the hiring loop runs on an intranet without https @further', async ({ page, request }) => {
  const { expectSilence } = listen(page);
  const { readCode } = await openOnIntranet(page, request, '/', 'captcha-slider');
  // The same pages are checked where the loop runs on the production build over HTTP.
  const checkPage = () => Promise.resolve();
  await runHiringLoop({ page, language: 'en-us', solveCaptcha: dragSlider, readCode, checkPage });
  expectSilence();
});

test('a link can be copied on an intranet without https, from the dialog and from the page that it opens', async ({
  page,
  request,
}) => {
  const { expectSilence } = listen(page);
  const { at } = await openOnIntranet(page, request, '/position');
  // A page may not read what is copied; a person pastes it. The box takes a hundred letters of it.
  const pasted = async () => {
    await page.goto(at('/position'));
    const box = page.getByRole('search').getByRole('combobox').first();
    await box.focus();
    await page.keyboard.press('ControlOrMeta+v');
    return box.inputValue();
  };

  await openPosition({ page, language: 'en-us', hand: mouse });
  await page.getByRole('button', { name: 'Share', exact: true }).locator('visible=true').first().click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByLabel('Share link').inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await pasted()).toBe(link.slice(0, 100));

  await page.goto(link);
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = page.url();
  expect(await pasted()).toBe(address.slice(0, 100));
  expectSilence();
});
