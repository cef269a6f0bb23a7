import { expect, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { heading } from '../support/hire-steps.ts';
import { openPortalWorld } from '../support/portal-world.ts';

test('a person who opens another link before the first one has answered gets to the other: zh-cn on the production build', async ({
  page,
  request,
}) => {
  const { at, slow } = await openPortalWorld(page, request, { language: 'zh-cn' });
  const { expectSilence } = listen(page);
  // The previous page stays visible until the code of the next one has arrived; its own answer arrives in the meantime.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*offer[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('/position'));
  await slow(2000);
  await page.goto(at('/message?token=message-open'));
  await expect(heading(page, '消息')).toBeVisible();
  const other = at('/mailResponse/acceptOffer?token=offer-pending');
  await page.goto(other);
  await expect(page.getByRole('article')).toBeVisible();
  expect(page.url()).toBe(other);
  release();
  await expect(page.getByRole('button', { name: '接受录用' })).toBeVisible();
  expectSilence();
});
