import { expect, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { openerOf } from '../support/opener.ts';
import { openPortalWorld } from '../support/portal-world.ts';

test('when a phone is turned, what is read stays in its place; at any size what has the focus has a counterpart', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const open = openerOf(page);
  const upright = { width: 360, height: 740 };
  await page.setViewportSize(upright);
  await open(at('/position'));
  for (const route of ['/agreement?kind=privacy', `/RecruitDetail?id=${await firstPosition(page)}`]) {
    await open(at(route));
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight / 2);
      const texts = [...document.querySelectorAll('main :is(h2, p, li)')];
      texts.find((text) => text.getBoundingClientRect().top > 80)?.setAttribute('data-read', '');
    });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(page.locator('[data-read]'), route).toBeInViewport();
    await page.setViewportSize(upright);
  }
  const wide = { width: 1440, height: 900 };
  await page.setViewportSize(wide);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  await share.focus();
  await page.setViewportSize(upright);
  await expect(share).toBeFocused();
  await share.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize(wide);
  // The page is told of its size with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});
