import { expect, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { firstPosition } from '../support/first-position.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const language = 'en-us';
const word = accountWords[language];

for (const way of ['Escape', 'the cross'] as const) {
  test(`when a captcha over the login popover is left by ${way}, the focus returns to the login button`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    await page.goto(at('/homepage'));
    await page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true }).click();
    const popover = page.getByRole('dialog', { name: word.logIn, exact: true });
    await popover.getByLabel(word.phone, { exact: true }).fill('13900000601');
    await popover.getByLabel(word.code, { exact: true }).fill('888888');
    const asked = popover.locator('form').getByRole('button', { name: word.logIn, exact: true });
    await asked.click();
    const captcha = page.getByRole('dialog').filter({ has: page.getByRole('slider') });
    await expect(captcha.locator('[data-state=ready]')).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await captcha.getByRole('button', { name: 'Close' }).click();
    await expect(captcha).toBeHidden();
    await expect(popover).toBeVisible();
    await expect(asked).toBeFocused();
    expectSilence();
  });
}

test('on a phone, a tap on the menu replaces the login popover', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const page = await context.newPage();
  const { at } = await openPortalWorld(page, request, { language });
  await page.goto(at('/position'));
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  const dialogs = page.getByRole('dialog');
  await menu.tap();
  await expect(dialogs.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await banner.getByRole('button', { name: word.logIn, exact: true }).tap();
  await expect(page.getByRole('dialog', { name: word.logIn, exact: true })).toBeVisible();
  await menu.tap();
  await expect(dialogs.getByRole('navigation')).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await expect(dialogs.locator(':focus')).toBeVisible();
  await context.close();
});

test('an element with the focus is not behind the header or an action bar, and in a low window the header scrolls away', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language });
  const banner = page.getByRole('banner');
  /** Tabs from one end of the page to the other; returns which part of each focused element is visible between the bars. */
  const walk = async (from: string, key: string, times: number) => {
    await page.locator(from).focus();
    const behind: string[] = [];
    for (let time = 0; time < times; time++) {
      await page.keyboard.press(key);
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main')) return undefined;
        const { left, width, top, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen?.closest('header, [class*=bottom-0]')?.contains(focused) === false
          ? focused.outerHTML
          : undefined;
      });
      if (found) behind.push(found);
    }
    return behind;
  };
  await page.goto(at('/position'));
  const id = await firstPosition(page);
  // The first focusable element has room for its whole focus ring.
  await page.keyboard.press('Tab');
  const skip = await page.getByRole('button', { name: 'Skip to the content' }).boundingBox();
  expect(Math.min(skip?.x ?? 0, skip?.y ?? 0)).toBeGreaterThanOrEqual(4);
  expect(skip?.height).toBeGreaterThanOrEqual(44);
  expect(await walk('footer a >> nth=-1', 'Shift+Tab', 40)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(at(`/RecruitDetail?id=${id}`));
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible();
  expect(await walk('main a >> nth=0', 'Tab', 12)).toEqual([]);
  await expect(banner).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 211 });
  await page.mouse.wheel(0, 900);
  await expect(banner).not.toBeInViewport();
});

test('a link of the footer that has the focus stays on the screen while the homepage above it goes on loading', async ({
  page,
  request,
}) => {
  const { at, slow } = await openPortalWorld(page, request, { language });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('/homepage'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await slow(120);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  // The last blocks are fetched when they come near the screen, and are higher than the room that was kept for them.
  for (const block of ['How hiring works', 'All positions'])
    await expect(page.getByRole('region', { name: block }).getByRole('listitem').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('an element with the focus is not behind the action bar in the sandbox, where the portal scrolls in a frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?lang=${language}&persona=candidate#/resumeEditor`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).first().focus();
  const behind: string[] = [];
  for (let time = 0; time < 12; time++) {
    const field = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('[class*=bottom-0]');
      if (!focused || !bar || bar.contains(focused)) return undefined;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
        ? focused.outerHTML
        : undefined;
    });
    if (field) behind.push(field);
    await page.keyboard.press('Tab');
  }
  expect(behind).toEqual([]);
});

test('on a phone’s screen, Tab leaves no part of a field of the resume behind the action bar or the header', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language, persona: 'candidate' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('/resumeEditor'));
  await page.getByRole('textbox', { name: 'Name' }).first().focus();
  /** Which fields Tab reaches up to the last one, and by how much they are not in full sight. */
  const walk = async (key: string, last: string) => {
    const hidden: string[] = [];
    for (let reached = ''; reached !== last; ) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[class*=bottom-0]')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        if (!focused || !bar || !header) return undefined;
        const { top, bottom, height } = focused.getBoundingClientRect();
        const isHigher = height > bar.top - header.bottom;
        return { id: focused.id, behind: isHigher ? 0 : Math.max(bottom - bar.top, header.bottom - top) };
      });
      reached = stop?.id ?? '';
      if (stop && stop.behind > 1) hidden.push(`${stop.id} by ${stop.behind}`);
    }
    return hidden;
  };
  expect(await walk('Tab', 'resume-selfEvaluation')).toEqual([]);
  expect(await walk('Shift+Tab', 'resume-photo')).toEqual([]);
});
