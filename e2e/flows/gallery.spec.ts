import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { listen } from '../support/check-page.ts';

/** What the sandbox has stored in the browser: the portal's values by visit, and the visits. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const open = (name: string) =>
      new Promise<IDBDatabase>((found, failed) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => found(request.result);
        request.onerror = () => failed(request.error);
      });
    const counts: string[] = [];
    for (const { name = '' } of databases) {
      const database = await open(name);
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAllKeys();
        await new Promise((done) => {
          request.onsuccess = done;
        });
        counts.push(`${name} ${store} ${JSON.stringify(request.result)}`);
      }
      database.close();
    }
    return [...Object.keys(localStorage).sort(), ...counts];
  });

test('the gallery’s sheet shows live pages in a chosen language and width, and does not change the world beside it', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us&seed=13#/personalCenter`);
  const deliveries = page.locator('[data-delivery]');
  await expect(deliveries).toHaveCount(3);
  await deliveries.first().getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(deliveries.first()).toHaveAttribute('data-status', 'revoked');
  await page.getByRole('tab', { name: 'Gallery', exact: true }).click();
  const before = await kept(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the sheet' }).click();
  const sheet = await opening;
  const heard = listen(sheet);
  const frame = (name: string) => sheet.frameLocator(`iframe[title="${name}"]`);
  await expect(frame('homepage').getByRole('heading', { name: 'Popular roles' })).toBeVisible();
  await expect(frame('login').getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(frame('login').locator('.bench, .bench-tab')).toHaveCount(0);
  // Frames out of view are not loaded.
  await expect(sheet.locator('iframe[title="not-found"]')).toHaveCount(0);

  await sheet.getByLabel('Language').selectOption('zh-hk');
  await sheet.getByRole('button', { name: '1440', exact: true }).click();
  await expect(frame('position').getByRole('heading', { name: '招聘職位', level: 1 })).toBeVisible();
  await sheet.getByRole('searchbox').fill('personalCenter-candidate');
  const alone = frame('personalCenter-candidate');
  await expect(alone.locator('[data-delivery]')).toHaveCount(3);
  await expect(alone.locator('[data-status=revoked]')).toHaveCount(0);
  await sheet.getByRole('searchbox').fill('link-evaluation-open');
  await expect(frame('link-evaluation-open').getByRole('button', { name: '提交評核' })).toBeVisible();
  heard.expectSilence();
  await sheet.close();

  expect(await kept(page)).toEqual(before);
  await page.reload();
  await expect(deliveries.first()).toHaveAttribute('data-status', 'revoked');
  expectSilence();
});

test('a wrong address of the gallery’s sheet is refused with the valid values', async ({ page }) => {
  await page.goto(`http://localhost:${ports.sandbox}/gallery/?lang=fr&width=361`);
  await expect(page.getByRole('heading', { name: 'This address describes no sheet' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /one of zh-cn, zh-hk, en-us/,
    /one of 360, 768, 1440/,
  ]);
  await page.getByRole('link', { name: 'Open the whole sheet' }).click();
  await expect(page.getByRole('heading', { name: '图册' })).toBeVisible();
});
