import { expect, test } from '@playwright/test';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const language = 'en-us';
const word = accountWords[language];

for (const way of ['Escape', 'the cross'] as const) {
  test(`after a captcha over the popover is left by ${way}, the focus is on the button that asked`, async ({
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

test('on a phone the menu takes the place of the login popover, by finger', async ({ browser, request }) => {
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
