import { readFileSync } from 'node:fs';
import type {} from '@careers/sandbox/sandbox-api';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import {
  addressOf,
  type CareerJourney,
  changeLanguage,
  deliverHere,
  openPosition,
  readMenu,
} from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { keyboardOf, mouse } from '../support/hand.ts';
import { further, type Pairing } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import type { Language } from '../support/words.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Opens the share dialog of the page, and returns the link that it creates. */
async function makeLink({ page, language, hand }: CareerJourney): Promise<string> {
  const word = careerWords[language];
  await hand.press(page.getByRole('button', { name: word.share, exact: true }).locator('visible=true'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await checkPage(page);
  return dialog.getByLabel(word.shareLink, { exact: true }).inputValue();
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The pairings; each visitor continues in the other language. */
const pairings: readonly (Pairing & { readonly other: Language })[] = [
  { language: 'zh-cn', other: 'zh-hk', width: 1440, by: 'keyboard' },
  { language: 'en-us', other: 'zh-cn', width: 360, by: 'mouse' },
  { language: 'zh-hk', other: 'en-us', width: 768, by: 'mouse' },
];

for (const [at, { language, other, width, by }] of pairings.entries()) {
  test(`a stranger applies for a shared position on the production build, ${language} at ${width} px, by ${by}${further(at, 1)}`, async ({
    page,
    request,
    browser,
  }) => {
    const word = careerWords[language];
    const { at, enter, readCode } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    const hand = by === 'mouse' ? mouse : keyboardOf(page);
    const journey = { page, language, hand };
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/position'));
    const title = await openPosition(journey);
    const link = await makeLink(journey);
    const dialog = page.getByRole('dialog');
    await hand.press(dialog.getByRole('button', { name: word.copyLink }));
    await expect(page.getByText(word.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const saving = page.waitForEvent('download');
    await hand.press(dialog.getByRole('link', { name: word.saveAsPicture }));
    const picture = await saving;
    expect(picture.suggestedFilename()).toBe(`${title.replaceAll('/', ' ')}.png`);
    const bytes = readFileSync(await picture.path());
    expect([...bytes.subarray(0, PNG.length)]).toEqual(PNG);
    // The size of the picture is in the first chunk of the PNG.
    expect(Math.min(bytes.readUInt32BE(16), bytes.readUInt32BE(20))).toBeGreaterThan(600);
    expectSilence();

    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const visitor = await context.newPage();
    const heard = listen(visitor);
    await enter(visitor);
    await visitor.goto(link);
    const visitorHand = by === 'mouse' ? mouse : keyboardOf(visitor);
    const arrival = { page: visitor, language, hand: visitorHand };
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(addressOf(visitor).query.get('websiteId')).toBe('site-external-share');
    expect(await readMenu(arrival)).toEqual([word.position]);
    await checkPage(visitor);

    await changeLanguage(arrival, other);
    expect([await stored(visitor, 'share_locale'), await stored(visitor, 'locale')]).toEqual([other, null]);
    const theirs = { ...arrival, language: other };
    expect(await readMenu(theirs)).toEqual([careerWords[other].position]);
    await checkPage(visitor);

    const { ticket } = Object.fromEntries(addressOf(visitor).query);
    await deliverHere(theirs, readCode);
    await checkPage(visitor);
    const { path, query } = addressOf(visitor);
    expect([path, query.get('ticket')]).toEqual(['/fastDelivery', ticket]);
    heard.expectSilence();
    await context.close();
  });
}

test('a shared list shows only what was shared, and leads to the original site when it has expired, zh-hk at 768 px', async ({
  page,
  request,
  browser,
}) => {
  const language = 'zh-hk';
  const word = careerWords[language];
  const { at, enter, advance } = await openPortalWorld(page, request, { language });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(at('/position?company=com-energy'));
  await expect(page.locator('article').first()).toBeVisible();
  const link = await makeLink({ page, language, hand: mouse });

  const context = await browser.newContext({ viewport: { width: 768, height: 900 } });
  const visitor = await context.newPage();
  const { expectSilence } = listen(visitor);
  const journey = { page: visitor, language, hand: mouse } as const;
  await enter(visitor);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: word.sharedPositions })).toBeVisible();
  const cards = visitor.locator('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText(word.energy);
  expect(await readMenu(journey)).toEqual([word.positionList]);
  await checkPage(visitor);
  await visitor.getByRole('button', { name: word.filters, exact: true }).click();
  const sheet = visitor.getByRole('dialog');
  await expect(sheet.getByRole('group')).toHaveCount(word.shareFields.length);
  for (const name of word.shareFields)
    await expect(sheet.getByRole('group', { name, exact: true })).toBeVisible();
  await checkPage(visitor);
  await visitor.getByRole('button', { name: word.closeFilters }).click();
  await openPosition(journey);
  await checkPage(visitor);

  await advance('31d');
  // In a new page: an open one would only change its route.
  await visitor.goto('about:blank');
  await visitor.goto(link);
  await expect(visitor.getByText(word.shareExpired)).toBeVisible();
  await checkPage(visitor);
  await visitor.getByRole('link', { name: word.originalWebsite }).click();
  await expect(visitor).toHaveURL(/#\/homepage\?websiteId=site-external$/);
  await expect(visitor.locator('article').first()).toBeVisible();
  expectSilence();
  await context.close();
});

test('in the sandbox, a share opens in a second tab and expires, and broken share links are explained', async ({
  page,
  context,
}) => {
  const { expectSilence } = listen(page);
  const sandbox = (query: string) => `http://localhost:${ports.sandbox}/?${query}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${sandbox('lang=en-us&seed=301')}#/position`);
  const journey = { page, language: 'en-us', hand: mouse } as const;
  const title = await openPosition(journey);
  const link = await makeLink(journey);
  const tab = await context.newPage();
  const heard = listen(tab);
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await readMenu({ ...journey, page: tab })).toEqual(['Position']);
  await tab.evaluate(() => window.sandbox?.advance('31d'));
  await tab.reload();
  await expect(tab.getByText(careerWords['en-us'].shareExpired)).toBeVisible();
  await checkPage(tab);
  await tab.getByRole('link', { name: careerWords['en-us'].originalWebsite }).click();
  await expect(tab.getByRole('search').getByRole('combobox')).toBeVisible();
  heard.expectSilence();

  // The language of the world is also that of its shares, including those that cannot be opened.
  for (const query of ['scenario=share-invalid&lang=en-us&seed=302', 'lang=en-us&seed=303']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${sandbox(query)}${query.includes('scenario') ? '' : '#/positionshare'}`);
    let shown: Language = 'en-us';
    for (const [language, width] of [
      ['en-us', 360],
      ['zh-hk', 768],
      ['zh-cn', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (language !== shown) await changeLanguage({ page, language: shown, hand: mouse }, language);
      shown = language;
      const { shareInvalid, shareIncomplete } = careerWords[language];
      await expect(page.getByText(query.includes('scenario') ? shareInvalid : shareIncomplete)).toBeVisible();
      await checkPage(page);
    }
  }
  expectSilence();
});
