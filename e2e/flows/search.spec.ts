import { expect, type Page, test } from '@playwright/test';
import { addressOf, type CareerJourney, logInByCode, openPosition } from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { keyboardOf, mouse } from '../support/hand.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** How many positions the list announces after its last query was answered. */
async function readTotal(page: Page): Promise<number> {
  await expect(page.locator('[data-state=fresh]').first()).toBeVisible();
  await expect(page.locator('[data-state=stale]')).toHaveCount(0);
  const text = await page.getByRole('main').getByRole('status').first().textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

const titles = (page: Page) => page.locator('article').getByRole('heading').allTextContents();

/** Searches on the list page, and returns how many positions are found. */
async function search({ page, language, hand }: CareerJourney, keyword: string): Promise<number> {
  await hand.write(page.getByRole('combobox', { name: careerWords[language].searchPositions }), keyword);
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).query.get('keyword')).toBe(keyword);
  return readTotal(page);
}

/** The removable filters above the list. */
async function readChips(page: Page, label: string): Promise<string[]> {
  return page.getByRole('list', { name: label }).getByRole('listitem').allTextContents();
}

test('positions are found in any spelling, places by pinyin, and a copied address shows the same list, zh-cn at 1440 px, by keyboard', async ({
  page,
  context,
  request,
}) => {
  const language = 'zh-cn';
  const word = careerWords[language];
  const { at, enter } = await openPortalWorld(page, request, { language });
  const { expectSilence } = listen(page);
  const hand = keyboardOf(page);
  const journey: CareerJourney = { page, language, hand };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position'));
  const all = await readTotal(page);
  const plain = await search(journey, word.keyword);
  expect(plain).toBeLessThan(all);
  const found = await titles(page);
  for (const spelling of word.spellings) {
    expect(await search(journey, spelling), spelling).toBeGreaterThanOrEqual(plain);
    for (const title of (await titles(page)).slice(0, 3)) expect(title, spelling).toContain(word.keyword);
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => addressOf(page).query.get('keyword')).toBe(word.keyword);
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(word.keyword);
  await expect.poll(() => titles(page)).toEqual(found);

  const places = page.getByRole('group', { name: word.workPlace, exact: true });
  await hand.press(places.getByRole('button', { name: word.showAll }));
  const find = places.getByRole('textbox', { name: word.findPlace });
  await hand.write(find, 'zzzz');
  await expect(places.locator('[aria-live=polite]').filter({ hasText: /./ })).toBeVisible();
  for (const letters of ['shenzhen', 'sz', '深']) {
    await hand.write(find, letters);
    await expect(places.getByRole('checkbox').first()).toHaveAccessibleName(/^深圳/);
  }
  const place = places.getByRole('checkbox', { name: /^深圳/ });
  const told = Number(
    /\d+/.exec(await place.evaluate((box) => box.closest('label')?.textContent ?? ''))?.[0],
  );
  await hand.tick(place);
  await expect.poll(() => readTotal(page)).toBe(told);
  for (const card of await page.locator('article').all()) await expect(card).toContainText('深圳');
  expect(await readChips(page, word.chosen)).toEqual([`“${word.keyword}”`, '深圳']);
  await checkPage(page);

  // The address says it all: another tab, and somebody else, sees the same.
  const copied = await context.newPage();
  await enter(copied, language);
  await copied.goto(page.url());
  expect(await readTotal(copied)).toBe(told);
  expect(await titles(copied)).toEqual(await titles(page));
  expect(await readChips(copied, word.chosen)).toEqual(await readChips(page, word.chosen));
  await copied.close();

  await hand.press(page.getByRole('button', { name: `${word.remove}深圳` }));
  await expect.poll(() => readTotal(page)).toBe(plain);
  await page.goBack();
  await expect.poll(() => readTotal(page)).toBe(told);
  expectSilence();
});

test('filters show counts on a phone, and a search without results offers a way out, zh-hk at 360 px', async ({
  page,
  request,
}) => {
  const language = 'zh-hk';
  const word = careerWords[language];
  const { at } = await openPortalWorld(page, request, { language });
  const { expectSilence } = listen(page);
  const journey: CareerJourney = { page, language, hand: mouse };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/position'));
  const plain = await search(journey, word.keyword);
  for (const spelling of word.spellings)
    expect(await search(journey, spelling), spelling).toBeGreaterThanOrEqual(plain);

  await page.goto(at('/position'));
  await readTotal(page);
  await page.getByRole('button', { name: word.filters, exact: true }).click();
  const sheet = page.getByRole('dialog');
  const company = sheet.getByRole('group', { name: word.company, exact: true }).getByRole('listitem').first();
  const [name = '', count = ''] = ((await company.textContent()) ?? '').split(' ');
  await company.getByRole('checkbox').check();
  // Announced although the sheet hides the rest of the page from screen readers (decision 0175).
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`\\b${count}\\b`) })).toBeAttached();
  await checkPage(page);
  await page.getByRole('button', { name: word.closeFilters }).click();
  await expect.poll(() => readTotal(page)).toBe(Number(count));
  expect(await readChips(page, word.chosen)).toEqual([name]);
  for (const card of await page.locator('article').all()) await expect(card).toContainText(name);
  await checkPage(page);

  await page.getByRole('search').getByRole('combobox').fill('饕餮貔貅');
  await page.keyboard.press('Enter');
  await expect(page.getByText(word.nothingFound)).toBeVisible();
  await checkPage(page);
  const wayOut = page.getByRole('button', { name: word.without });
  await expect(wayOut).toHaveCount(1);
  await expect(wayOut).toContainText(count);
  await wayOut.click();
  await expect.poll(() => readTotal(page)).toBe(Number(count));
  expect(await readChips(page, word.chosen)).toEqual([name]);
  expectSilence();
});

test('the list can be sorted, and positions are collected from it and from their page, en-us at 768 px', async ({
  page,
  request,
}) => {
  const language = 'en-us';
  const word = careerWords[language];
  const { at, readCode } = await openPortalWorld(page, request, { language });
  const { expectSilence } = listen(page);
  const journey: CareerJourney = { page, language, hand: mouse };
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(at('/login?redirect=%2Fposition'));
  await logInByCode(journey, readCode);
  for (const spelling of word.spellings) {
    expect(await search(journey, spelling), spelling).toBeGreaterThan(10);
    for (const title of (await titles(page)).slice(0, 3))
      expect(title.toLowerCase(), spelling).toContain(word.keyword);
  }
  const relevant = await titles(page);
  await page.getByRole('combobox', { name: word.sortBy }).selectOption(word.popular);
  await expect(page).toHaveURL(/sort=hot/);
  await expect.poll(() => titles(page)).not.toEqual(relevant);
  await readTotal(page);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(relevant);

  const [first, second] = [page.locator('article').first(), page.locator('article').nth(1)];
  const listed = (await first.getByRole('heading').textContent()) ?? '';
  const star = first.getByRole('button', { name: `${word.collect} ${listed}` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(word.collected)).toBeVisible();
  await checkPage(page);
  const opened = await openPosition(journey, second);
  const button = page.getByRole('button', { name: new RegExp(word.collect) }).locator('visible=true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await checkPage(page);

  await page.goto(at('/personalCenter'));
  await page.getByRole('tab', { name: word.myCollection }).click();
  const collection = page.getByRole('tabpanel').locator('article');
  await expect(
    collection.filter({ has: page.getByRole('heading', { name: listed, exact: true }) }),
  ).not.toHaveCount(0);
  await expect(
    collection.filter({ has: page.getByRole('heading', { name: opened, exact: true }) }),
  ).not.toHaveCount(0);
  await checkPage(page);
  expectSilence();
});
