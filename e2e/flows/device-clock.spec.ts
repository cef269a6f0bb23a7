import { expect, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const HOUR = 3_600_000;

for (const hours of [-9, 3]) {
  test(`a device whose clock is ${hours} hours off shows the site as any other`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const { expectSilence } = listen(page);
    await page.addInitScript((off) => {
      const { now } = Date;
      Date.now = () => now() + off;
    }, hours * HOUR);
    await page.goto(at('/homepage'));
    await expect(page.locator('article').first()).toBeVisible();
    await page.goto(at('/position'));
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectSilence();
  });
}
