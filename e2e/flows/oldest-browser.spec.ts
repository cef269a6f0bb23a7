import { type Browser, chromium, expect, test } from '@playwright/test';
import { findOldestBrowser } from '../oldest-browser.ts';
import { ports } from '../playwright.config.ts';
import { logInByCode, openPosition } from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { listen } from '../support/check-page.ts';
import { mouse } from '../support/hand.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { words } from '../support/words.ts';

/** The browser, or why there is none for this machine. Rejects if there is one that does not start. */
async function start(): Promise<Browser | string> {
  const oldest = await findOldestBrowser();
  if ('missing' in oldest) return oldest.missing;
  const { executablePath, args } = oldest;
  return chromium.launch({ executablePath, args: [...args] });
}

test('the oldest Chromium shows the homepage, searches, opens a position, and logs in by code', async ({
  request,
}) => {
  const browser = await start();
  if (typeof browser === 'string') console.warn(`skipped: ${browser}`);
  test.skip(typeof browser === 'string', String(browser));
  if (typeof browser === 'string') return;
  expect(browser.version()).toMatch(/^111\./);
  const language = 'zh-cn';
  const word = words[language];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { expectSilence } = listen(page);
  const { at, readCode } = await openPortalWorld(page, request, { language });
  const journey = { page, language, hand: mouse } as const;

  await page.goto(at('/'));
  await expect(page.locator('article').first()).toBeVisible();
  await page.locator('input[type=search]').first().fill(word.keyword);
  await page.locator('input[type=search]').first().press('Enter');
  await expect(page).toHaveURL(/#\/position\?.*keyword=/);
  // The homepage has cards too; the heading tells that the list is shown.
  await expect(
    page.getByRole('heading', { level: 1, name: careerWords[language].positions, exact: true }),
  ).toBeVisible();
  await expect(page.locator('article').first().getByRole('heading')).toContainText(word.keyword);
  await openPosition(journey);
  await page.getByRole('link', { name: word.deliver, exact: true }).first().click();
  await logInByCode(journey, readCode);
  await expect(page.getByRole('button', { name: word.deliver, exact: true })).toBeVisible();
  expectSilence();
  await browser.close();
});

test('the oldest Chromium opens a world of the sandbox, with its bench', async () => {
  const browser = await start();
  if (typeof browser === 'string') console.warn(`skipped: ${browser}`);
  test.skip(typeof browser === 'string', String(browser));
  if (typeof browser === 'string') return;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { expectSilence } = listen(page);
  await page.goto(`http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us#/personalCenter`);
  await expect(page.locator('[data-delivery]')).toHaveCount(3);
  const bench = page.getByRole('complementary', { name: 'Sandbox bench' });
  await bench.getByRole('tab', { name: 'Calls' }).click();
  await expect(bench.getByText('queryDeliveries').first()).toBeVisible();
  expectSilence();
  await browser.close();
});
