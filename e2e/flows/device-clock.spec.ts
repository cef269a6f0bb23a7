import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const HOUR = 3_600_000;

/** Sets the device's clock wrong, by so many hours. */
const turnClock = (page: Page, hours: number) =>
  page.addInitScript((off) => {
    const { now } = Date;
    Date.now = () => now() + off;
  }, hours * HOUR);

for (const hours of [-9, 3]) {
  test(`on a device whose clock is ${hours} hours off, the site works as usual`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const { expectSilence } = listen(page);
    await turnClock(page, hours);
    await page.goto(at('/homepage'));
    await expect(page.locator('article').first()).toBeVisible();
    await page.goto(at('/position'));
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectSilence();
  });
}

for (const days of [-1, 1]) {
  test(`on a device whose clock is ${days} day off, an offer is declined by its link, and a reload keeps the draft`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const { expectSilence } = listen(page);
    await turnClock(page, days * 24);
    await page.goto(at('/mailResponse/declinedOffer?token=offer-pending'));
    const reason = page.getByLabel(/^Your reason/);
    await reason.fill('I stay where I am');
    await page.reload();
    await expect(reason).toHaveValue('I stay where I am');
    await page.getByRole('button', { name: 'Decline the offer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { name: 'You have declined this offer' })).toBeVisible();
    expectSilence();
  });
}
