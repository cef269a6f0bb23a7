import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** Old resumes, made by other programs. */
const file = (name: string) =>
  fileURLToPath(new URL(`../../apps/portal/src/features/resume/import/files/${name}`, import.meta.url));

async function bring(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a resume' }).click();
  await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles(file(name));
}

test('a Word document and a PDF become a resume, read beside the page under its content policy', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'newcomer' });
  const { expectSilence } = listen(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await page.goto(at('/personalCenter'));

  await bring(page, 'libreoffice-zh.docx');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^Add 深圳市云帆科技有限公司/ })).toBeChecked();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // Its font is named and not embedded: the maps of its characters are the portal's own files.
  await bring(page, 'reportlab-zh.pdf');
  await expect(dialog.getByText('2 are in your resume already').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog).toBeHidden();

  await bring(page, 'locked.pdf');
  await expect(dialog.getByText(/^This file is protected by a password/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep as an attachment' }).click();
  await expect(page.getByText('The file is kept among your attachments.')).toBeVisible();
  expect(workers).toEqual([0, 1, 2].map(() => expect.stringMatching(/^\/assets\/reader\.worker-/)));
  expectSilence();
});

test('no worker but the reader may run on the page', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/homepage'));
  await expect(page.getByRole('main')).toBeVisible();
  const refused = await page.evaluate(() => {
    const address = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    const attempts = [address, '/assets/other.js'];
    return attempts.map((one) => {
      try {
        new Worker(one);
        return 'began';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
});
