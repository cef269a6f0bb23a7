import { expect, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

for (const width of [360, 768, 1440]) {
  test(`a message does not cover the action bar of a position at ${width} px`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at('/position'));
    await page.locator('article a').first().click();
    // Until the position is loaded the list is shown, which has buttons to save as well.
    const apply = page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true });
    await expect(apply).toBeVisible();
    await page
      .getByRole('button', { name: /^Saved?/ })
      .filter({ visible: true })
      .first()
      .click();
    const login = page.getByRole('dialog', { name: 'Please log in to continue' });
    await login.getByRole('button', { name: 'Close' }).click();
    // A visitor has no session that could expire.
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(message).toHaveText('Please log in to continue.');
    // A trial does not press, but fails if another element covers the target.
    await apply.click({ trial: true });
    await expect(message).toBeInViewport({ ratio: 1 });
    expectSilence();
  });
}
