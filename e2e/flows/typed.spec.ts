import { expect, type Page, test } from '@playwright/test';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const language = 'en-us';
const word = accountWords[language];

/** Ways in which a half-typed registration is left, and found again. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a press outside': async (page) => {
    await page.mouse.click(8, 500);
  },
  'a press on a link outside': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Positions', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/position/);
  },
};

for (const [name, leave] of Object.entries(ways)) {
  test(`a half-typed registration is kept after ${name}`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(at('/homepage'));
    const enter = page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true });
    await enter.click();
    const popover = page.getByRole('dialog');
    await popover.getByRole('button', { name: word.register, exact: true }).click();
    await popover.getByLabel(word.phone, { exact: true }).fill('13711112222');
    await popover.getByLabel(word.code, { exact: true }).fill('123456');
    await popover.getByRole('checkbox').check();
    await leave(page);
    await expect(popover).toBeHidden();
    await enter.click();
    await expect(popover.getByLabel(word.phone, { exact: true })).toHaveValue('13711112222');
    await expect(popover.getByLabel(word.confirmPassword)).toBeVisible();
    await expect(popover.getByRole('checkbox')).toBeChecked();
    // The same on the page of the login, where it goes on.
    await page.goto(at('/login'));
    await expect(page.locator('main').getByLabel(word.phone, { exact: true })).toHaveValue('13711112222');
    expectSilence();
  });
}
