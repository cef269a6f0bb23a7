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
