import { expect, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { listen } from '../support/check-page.ts';

test('a call is replayed from the bench through the service worker, and is one more in the list', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us&seed=14#/personalCenter`);
  await expect(page.locator('[data-delivery]')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Calls', exact: true }).click();
  const panel = page.locator('#bench-panel');
  await panel.getByRole('searchbox').fill('rm.delivery.queryDeliveries');
  const calls = panel.getByRole('listitem');
  const before = await calls.count();
  await calls.last().getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Sent again: MS000A000' })).toBeVisible();
  await expect(calls).toHaveCount(before + 1);
  expectSilence();
});
