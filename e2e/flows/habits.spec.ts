import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPortalWorld } from '../support/portal-world.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to the fifth row of the list, and returns how far that is, in pixels. */
async function goDown(page: Page): Promise<number> {
  await expect(page.locator('article').nth(8)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBe(900);
  return 900;
}

test('a reload and the way back restore the place on the page, en-us at 1440 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position'));
  const place = await goDown(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.locator('article').nth(5).getByRole('link').first().click();
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('article').nth(8)).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a person who scrolls while the page is loading stays where they scrolled to, en-us at 1440 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position'));
  await goDown(page);
  const list = Promise.withResolvers<void>();
  await page.route('**/gateway?*api_id=rm.position*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Home');
  // The browser restores the place asynchronously.
  await expect.poll(() => scrolled(page)).toBe(0);
  list.resolve();
  await expect(page.locator('article').nth(8)).toBeAttached();
  expect(await scrolled(page)).toBe(0);
});

test('no bar covers the text in print, and forced colours mark the chosen tab and the edge of a dialog, zh-cn at 360 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'zh-cn' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/position'));
  await page.locator('article').first().getByRole('link').first().click();
  const bar = page.locator('main .sticky');
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, display } = getComputedStyle(element);
        return display !== 'none' && ['fixed', 'sticky'].includes(position);
      })
      .map(({ className }) => String(className)),
  );
  expect(floating).toEqual([]);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await page.goto(at('/login'));
  const mark = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  // The system colour for chosen things, not the page's own colour.
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background-color: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  expect([await mark(true), (await mark(false)) === highlight]).toEqual([highlight, false]);
  await page.goto(at('/position'));
  await page.getByRole('button', { name: '筛选' }).click();
  // Without shadows and with one background colour, only an edge tells a dialog from the page behind it.
  const edge = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).outlineStyle);
  expect(edge).toBe('solid');
});

test('in forced colours a filled button has an edge, and what is chosen a wider one than the rest', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.emulateMedia({ forcedColors: 'active' });
  /** The width of an element's edge in pixels; 0 if it has none. */
  const edgeOf = (element: Locator) =>
    element.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));

  await page.goto(at('/self/candidate?id=interview-slots'));
  const times = page.locator('label:has(input[name=slot])');
  await times.first().click();
  // The colour behind a button and behind what is chosen is gone: only an edge is left to tell them apart.
  expect(await edgeOf(page.getByRole('button', { name: 'Book this time' }))).toBeGreaterThanOrEqual(1);
  expect(await edgeOf(times.first())).toBeGreaterThan(await edgeOf(times.last()));

  await page.goto(at('/position'));
  const marked = page.locator('[aria-current=page]').and(page.getByRole('link', { name: 'Page 1' }));
  await expect(marked).toHaveText('1');
  expect(await marked.evaluate((one) => getComputedStyle(one, '::after').height)).toBe('2px');

  await page.goto(at('/resumeTemp'));
  const templates = page.locator('label:has(input[name=template]) > [aria-hidden]');
  await expect(templates.first()).toBeVisible();
  expect(await edgeOf(templates.first())).toBeGreaterThan(await edgeOf(templates.last()));
});
