import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A picture of one pixel, and a file that only has the name of a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const disguised = Buffer.from('<script>alert(1)</script>');

/** Types, reloads, attaches, and sends; the draft and the file are there until the end. */
async function giveFeedback(page: Page): Promise<void> {
  const content = page.getByRole('textbox', { name: /^Your feedback/ });
  await content.fill('The list could remember where I was.');
  await page.reload();
  await expect(page.getByText(/^Restored what you typed on/)).toBeVisible();
  await expect(content).toHaveValue('The list could remember where I was.');
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'screen.png', mimeType: 'image/png', buffer: picture },
    { name: 'page.png', mimeType: 'image/png', buffer: disguised },
  ]);
  const files = page.getByRole('list', { name: 'Chosen files' });
  await expect(files.getByRole('button', { name: 'Remove screen.png' })).toBeVisible();
  await expect(files.getByText(/not what its name says/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('group', { name: '1 thing needs your attention' })).toBeFocused();
  await checkPage(page);
  await files.getByRole('button', { name: 'Remove page.png' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const thanks = page.getByRole('heading', { name: /^Feedback has been received/ });
  await expect(thanks).toBeFocused();
  await page.reload();
  await expect(content).toHaveValue('');
}

test('in the sandbox, feedback is sent with a file, from a draft that survives a reload', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await page.goto(`http://127.0.0.1:${ports.sandbox}/?persona=candidate&lang=en-us&seed=5333#/homepage`);
  await page.goto(`http://127.0.0.1:${ports.sandbox}/?persona=candidate&lang=en-us&seed=5333#/feedback`);
  await giveFeedback(page);
  expectSilence();
});

/** The progress that uploads have shown, in percent. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenProgress: seen });
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar]'))
        seen.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenProgress') as number[]);
}

test('on the production build, feedback is sent with a file, whose upload shows its progress', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const { expectSilence } = listen(page);
  await page.goto(at('/homepage'));
  await page.goto(at('/feedback'));
  await expect(page.getByLabel('Choose files')).toBeAttached();
  const seen = await watchProgress(page);
  const large = test.info().outputPath('large.png');
  writeFileSync(large, Buffer.concat([picture, Buffer.alloc(9_000_000)]));
  await page.getByLabel('Choose files').setInputFiles(large);
  await page.getByRole('button', { name: 'Remove large.png' }).click();
  expect(Math.max(...(await seen()))).toBeGreaterThan(0);
  await giveFeedback(page);
  expectSilence();
});
