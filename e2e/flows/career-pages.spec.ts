import { expect, test } from '@playwright/test';
import {
  addressOf,
  type CareerJourney,
  changeLanguage,
  logInByCode,
  openPosition,
} from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { keyboardOf, mouse } from '../support/hand.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { words } from '../support/words.ts';

test('a visitor sends feedback from the contact entry by keyboard, zh-hk at 360 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, {
    language: 'zh-hk',
    scenario: 'robot-and-feedback-on',
  });
  const { expectSilence } = listen(page);
  const hand = keyboardOf(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/feedback'));
  const send = page.getByRole('button', { name: '提交', exact: true });
  await hand.press(send);
  await expect(page.getByRole('group', { name: '有 1 處需要修改' })).toBeFocused();
  await checkPage(page);
  await hand.press(page.getByRole('link', { name: '請填寫意見內容' }));
  await expect(page.getByLabel(/^意見內容/)).toBeFocused();
  await hand.write(page.getByLabel(/^意見內容/), '希望職位可按通勤時間篩選。');
  const entry = page.getByRole('button', { name: '聯絡我們' });
  const [tab, field] = await Promise.all([
    entry.locator('span').boundingBox(),
    page.getByLabel(/^意見內容/).boundingBox(),
  ]);
  expect(tab && tab.x + tab.width, 'the entry covers no words').toBeLessThanOrEqual(field?.x ?? 0);
  await hand.press(entry);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await hand.press(send);
  await expect(page.getByRole('heading', { name: '意見已收到，多謝合作' })).toBeFocused();
  await checkPage(page);
  const bar = page.getByRole('banner');
  expect(await bar.boundingBox()).toMatchObject({ height: 56 });
  await page.goto(at('/position'));
  await expect(page.locator('article').first()).toBeVisible();
  // With room for it the header is 80 px high, its line included, and the popover at the left-bottom 340 px wide (section 2, section 9).
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await bar.boundingBox()).toMatchObject({ height: 80 });
  await hand.press(page.getByRole('button', { name: '聯絡我們' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  const { x, width } = await page.getByRole('dialog').evaluate((panel) => panel.getBoundingClientRect());
  expect([x < 100, width]).toEqual([true, 340]);
  await hand.press(page.getByRole('dialog').getByRole('link', { name: '提供意見' }));
  await expect(page.getByLabel(/^意見內容/)).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
  expectSilence();
});

test('a position has data for search engines, a public view and its company’s philosophy, zh-cn at 1440 px', async ({
  page,
  request,
}) => {
  const word = careerWords['zh-cn'];
  const { at, readCode } = await openPortalWorld(page, request, { language: 'zh-cn' });
  const { expectSilence } = listen(page);
  const journey: CareerJourney = { page, language: 'zh-cn', hand: mouse };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position?company=com-water'));
  const title = await openPosition(journey);
  const id = addressOf(page).query.get('id');
  // A script element with data is not subject to the content policy of the built page, and can be read.
  const told = page.locator('head script[type="application/ld+json"]');
  const { description, ...posting } = JSON.parse((await told.textContent()) ?? '');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    identifier: { value: id },
    hiringOrganization: { name: word.water },
  });
  expect(description).toMatch(/^<\w/);
  await checkPage(page);
  await page.goto(at('/position'));
  await expect(page.locator('article').first()).toBeVisible();
  await expect(told).toHaveCount(0);

  await page.goto(at(`/pubPositionView?id=${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: words['zh-cn'].deliver }).first()).toBeVisible();
  await expect(page.locator('article')).toHaveCount(0);
  await checkPage(page);
  await page.goto(at('/pubPositionView?id=nobody'));
  await expect(page.getByText(word.notFound)).toBeVisible();

  await page.goto(at(`/employPhilosophy?positionId=${id}`));
  await logInByCode(journey, readCode);
  await expect(page.getByRole('heading', { level: 1, name: word.philosophy })).toBeVisible();
  await expect(page.getByText(word.water, { exact: true })).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: word.backToPosition }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expectSilence();
});

test('every page about positions and companies fits a tablet, en-us at 768 px', async ({ page, request }) => {
  const { at, readCode } = await openPortalWorld(page, request, { language: 'en-us' });
  const { expectSilence } = listen(page);
  const journey: CareerJourney = { page, language: 'en-us', hand: mouse };
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(at('/homepage'));
  await expect(page.locator('article').first()).toBeVisible();
  await checkPage(page);
  await page.goto(at('/position'));
  await expect(page.locator('article').first()).toBeVisible();
  await checkPage(page);
  const title = await openPosition(journey);
  const id = addressOf(page).query.get('id');
  await checkPage(page);
  await page.goto(at('/feedback'));
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await checkPage(page);
  await page.goto(at(`/pubPositionView?id=${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await checkPage(page);
  await page.goto(at(`/employPhilosophy?positionId=${id}`));
  await logInByCode(journey, readCode);
  await expect(page.getByRole('heading', { level: 1, name: careerWords['en-us'].philosophy })).toBeVisible();
  await checkPage(page);
  await page.goto(at('/complex/company?comId=com-energy'));
  await expect(page.getByRole('heading', { level: 1, name: careerWords['en-us'].energy })).toBeVisible();
  await expect(page.locator('article').first()).toBeVisible();
  await checkPage(page);
  expectSilence();
});

test('a first visit is in the site’s default language, and a chosen language is kept', async ({
  page,
  request,
  browser,
}) => {
  const { at, enter, changeSite } = await openPortalWorld(page, request, { language: 'zh-cn' });
  for (const [language, chosen] of [
    ['en-us', 'zh-hk'],
    ['zh-hk', 'zh-cn'],
  ] as const) {
    await changeSite({ defaultLanguage: language });
    const visitor = await (await browser.newContext()).newPage();
    const { expectSilence } = listen(visitor);
    await enter(visitor);
    await visitor.goto(at('/position'));
    await expect(visitor.locator('html')).toHaveAttribute('lang', words[language].html);
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(careerWords[language].positions);
    await changeLanguage({ page: visitor, language, hand: mouse }, chosen);
    await visitor.reload();
    await expect(heading).toHaveText(careerWords[chosen].positions);
    expectSilence();
    await visitor.context().close();
  }
});
