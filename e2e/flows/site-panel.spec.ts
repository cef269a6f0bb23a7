import { readFileSync } from 'node:fs';
import type {} from '@careers/sandbox/sandbox-api';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { changeLanguage, readMenu } from '../support/career-steps.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { mouse } from '../support/hand.ts';
import { further } from '../support/pairings.ts';
import { type Language, words } from '../support/words.ts';

const sandbox = (query: string, route = '') => `http://localhost:${ports.sandbox}/?${query}${route}`;

/** Opens the homepage of a world with the Site panel beside it, as a product owner does. */
async function openPanel(page: Page, query: string, tab: string): Promise<void> {
  await page.setViewportSize({ width: 1680, height: 950 });
  await page.goto(sandbox(query, '#/homepage'));
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.locator('#portal').locator('article').first()).toBeVisible();
}

/** The homepage's lists; blocks between them are rendered when they are scrolled into view. */
const lists = [
  ...['Popular roles', 'Latest jobs', 'All brands', 'All positions'],
  ...['热门职位', '最新职位', '全部品牌', '全部职位'],
];

/**
 * The titles of the homepage's lists that are drawn by now, in their order. Below the screen a list comes when it is
 * scrolled to, so each reading also scrolls one screen on, and from the end to the top again: read until they are all
 * there.
 */
const blockTitles = async (page: Page) => {
  const titles = await page.locator('#portal main section[aria-labelledby] h2').allTextContents();
  await page.locator('#portal').evaluate((frame) => {
    const end = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1;
    frame.scrollTo(0, end ? 0 : frame.scrollTop + frame.clientHeight);
  });
  return titles.filter((title) => lists.includes(title));
};

const brandOf = (page: Page) =>
  page
    .locator('[data-portal-root]')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-brand'));

test('the portal shows the changes of the Site panel without a reload', async ({ page }) => {
  const { expectSilence } = listen(page);
  await openPanel(page, 'lang=en-us&seed=401', 'Site');
  const journey = { page, language: 'en-us', hand: mouse } as const;
  const panel = page.getByRole('tabpanel').and(page.locator('#bench-panel'));
  const banner = page.getByRole('banner').and(page.locator('#portal *'));
  // A mark on the window that a reload would remove.
  await page.evaluate(() => {
    document.body.dataset.visit = 'first';
  });

  await panel.getByLabel('Name', { exact: true }).first().fill('Careers by the sea');
  await expect(banner.getByRole('link', { name: 'Careers by the sea' })).toBeVisible();
  await expect(page).toHaveTitle(/Careers by the sea$/);

  await panel.getByText('Theme', { exact: true }).click();
  const before = await brandOf(page);
  await panel.getByLabel('Brand color', { exact: true }).fill('#8a1538');
  await expect.poll(() => brandOf(page)).not.toBe(before);

  await panel.getByText('Columns', { exact: true }).click();
  await panel.getByLabel('Label', { exact: true }).first().fill('Openings');
  await expect.poll(() => readMenu(journey)).toEqual(['Home', 'Openings', 'About us']);
  await panel.getByRole('button', { name: 'Remove: Column 2' }).click();
  await expect.poll(() => readMenu(journey)).toEqual(['Home', 'Openings']);

  await panel.getByText('Homepage blocks', { exact: true }).click();
  await expect
    .poll(() => blockTitles(page))
    .toEqual(['Popular roles', 'All brands', 'Latest jobs', 'All positions']);
  await panel.getByRole('button', { name: 'Move up: 6 latest' }).click();
  await expect
    .poll(() => blockTitles(page))
    .toEqual(['Popular roles', 'Latest jobs', 'All brands', 'All positions']);
  await panel.getByRole('listitem').filter({ hasText: '6 brands' }).getByLabel('Visible').uncheck();
  await expect.poll(() => blockTitles(page)).toEqual(['Popular roles', 'Latest jobs', 'All positions']);
  await checkPage(page);

  await panel.getByText('Languages', { exact: true }).click();
  await panel.getByLabel('en-us', { exact: true }).uncheck();
  // A reader of the language that is switched off gets Simplified Chinese.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: new RegExp(`^${words['zh-cn'].language}`) }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');

  const brand = await brandOf(page);
  const chineseTitles = ['热门职位', '最新职位', '全部职位'];
  await expect.poll(() => blockTitles(page)).toEqual(chineseTitles);
  await page.reload();
  await expect(page.locator('body')).not.toHaveAttribute('data-visit');
  await expect(page.locator('#portal').locator('article').first()).toBeVisible();
  await expect.poll(() => blockTitles(page)).toEqual(chineseTitles);
  expect(await brandOf(page)).toBe(brand);
  expectSilence();
});

test('only a person who has chosen no language follows the default language of an edited site', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await openPanel(page, 'seed=401', '网站');
  const panel = page.getByRole('tabpanel').and(page.locator('#bench-panel'));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await panel.getByLabel('默认语言', { exact: true }).selectOption('en-us');
  await expect(html).toHaveAttribute('lang', 'en');
  await changeLanguage({ page, language: 'en-us', hand: mouse }, 'zh-hk');
  await panel.getByLabel('默认语言', { exact: true }).selectOption('zh-cn');
  // Nor does the language that was chosen go with another change of the world.
  await page.evaluate(() => window.sandbox?.set({ latency: 'typical' }));
  await expect(page).toHaveURL(/latency=typical/);
  await page.reload();
  await expect(page.locator('#portal').locator('article').first()).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'zh-HK');
  expectSilence();
});

test('the Site panel warns of bad values, exports the site, undoes all edits, and imports the export', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await openPanel(page, 'lang=zh-hk&seed=402', '网站');
  const panel = page.locator('#bench-panel');
  const banner = page.getByRole('banner').and(page.locator('#portal *'));
  const warnings = panel.getByRole('region', { name: '提醒' });
  const original = await page.title();
  const codes = () =>
    warnings.getByRole('button').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.code));
  expect(await codes()).toEqual([]);

  await panel.getByLabel('名称', { exact: true }).first().fill('');
  await panel.getByText('主题', { exact: true }).click();
  await panel.getByLabel('品牌色', { exact: true }).fill('#ffee66');
  await panel.getByText('栏目', { exact: true }).first().click();
  await panel.getByLabel('链接', { exact: true }).locator('visible=true').fill('javascript:alert(1)');
  await expect.poll(codes).toEqual(['poorContrast', 'missingTranslation', 'unsafeLink']);
  // A press leads to the field, in the language that is missing.
  await warnings.getByRole('button').nth(1).click();
  const name = panel.getByLabel('名称', { exact: true }).first();
  await expect(name).toBeFocused();
  await expect(page.locator('#portal').getByRole('link', { name: '關於集團' })).toHaveCount(0);
  await name.fill('碼頭招聘');
  await expect(banner.getByRole('link', { name: '碼頭招聘' })).toBeVisible();
  await checkPage(page);

  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: '导出', exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('site-external.json');
  const exported = readFileSync(await file.path());
  expect(JSON.parse(exported.toString()).base.websiteName['zh-hk']).toBe('碼頭招聘');

  await panel.getByRole('button', { name: '全部撤销' }).click();
  await panel.getByRole('button', { name: '确定全部撤销？' }).click();
  await expect(page).toHaveTitle(original);
  await expect.poll(codes).toEqual([]);

  await panel.getByRole('button', { name: '导入', exact: true }).click();
  const choose = panel.getByLabel('选择文件', { exact: true });
  const refused = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}') };
  await choose.setInputFiles(refused);
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle(original);
  await choose.setInputFiles({ ...refused, buffer: exported });
  await expect(banner.getByRole('link', { name: '碼頭招聘' })).toBeVisible();
  await expect.poll(codes).toEqual(['poorContrast', 'unsafeLink']);
  expectSilence();
});

const broken: readonly { language: Language; width: number }[] = [
  { language: 'zh-cn', width: 360 },
  { language: 'en-us', width: 1440 },
];

for (const [turn, { language, width }] of broken.entries()) {
  test(`a badly configured site is shown without its wrong parts, and runs nothing of them, ${language} at ${width} px${further(turn, 0)}`, async ({
    page,
  }) => {
    // Its pictures do not exist, which the browser logs.
    const { expectSilence } = listen(page, /Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(sandbox(`scenario=site-broken&lang=${language}`, '#/homepage'));
    const portal = page.locator('#portal');
    await expect(portal.locator('article').first()).toBeVisible();
    // Blocks further down are loaded when they are scrolled into view.
    await portal.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(portal.getByText('Hello', { exact: true })).toBeVisible();
    expect(await readMenu({ page, language, hand: mouse })).toHaveLength(1);
    await checkPage(page);
    await expect(portal.locator('a[href^="javascript:" i], a[href^="ftp:" i], script')).toHaveCount(0);
    await expect(portal.locator('[onerror], [onclick]')).toHaveCount(0);
    for (const link of await portal.getByRole('main').getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^#?\/|^https?:|#\//);
    expect(await page.evaluate(() => 'siteWasAttacked' in window)).toBe(false);
    expectSilence();
  });
}
