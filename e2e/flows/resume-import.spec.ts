import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** Old resumes, made by other programs. */
const file = (name: string) =>
  fileURLToPath(new URL(`../../apps/portal/src/features/resume/import/files/${name}`, import.meta.url));

/** Bytes under a name of our choice. */
const as = (name: string, buffer: Buffer): Payload => ({ name, mimeType: '', buffer });

type Payload = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly unknown[]>;

/** Somebody new in their personal center, before anything was imported. */
async function openCenter(page: Page, request: APIRequestContext) {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'newcomer' });
  const { expectSilence } = listen(page);
  await page.goto(at('/personalCenter'));
  return { at, expectSilence, dialog: page.getByRole('dialog') };
}

async function bring(page: Page, brought: string | Payload): Promise<void> {
  await page.getByRole('button', { name: 'Import a resume' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Choose a file')
    .setInputFiles(typeof brought === 'string' ? file(brought) : brought);
}

test('a Word document and a PDF are read into a resume by a worker, under the page’s content policy', async ({
  page,
  request,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const { expectSilence, dialog } = await openCenter(page, request);

  await bring(page, 'libreoffice-zh.docx');
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

  expect(workers).toEqual([0, 1].map(() => expect.stringMatching(/^\/assets\/reader\.worker-/)));
  expectSilence();
});

test('a file that cannot be read is named with the reason, and can be kept as an attachment', async ({
  page,
  request,
}) => {
  const { at, expectSilence, dialog } = await openCenter(page, request);
  const cutOff = as('cut-off.pdf', readFileSync(file('libreoffice-zh.pdf')).subarray(0, 6000));
  // A few kilobytes that unpack to twenty megabytes, and nested entities that would expand without end.
  const inflating = new Uint8Array(20 * 1024 ** 2);
  const entities = strToU8(
    '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>',
  );
  const bomb = (name: string, document: Uint8Array) =>
    as(name, Buffer.from(zipSync({ 'word/document.xml': document })));
  // A page of blanks: some hundred kilobytes of PDF that unpack to more than any resume.
  const blanks = deflateSync(Buffer.alloc(160 * 1024 ** 2, ' '));
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj',
    `4 0 obj <</Filter/FlateDecode/Length ${blanks.length}>> stream\n`,
  ];
  const inflatingPdf = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objects.join('\n')}`),
    blanks,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>'),
  ]);
  const damaged = /^This file is damaged or incomplete/;
  for (const [brought, words] of [
    [bomb('zip-bomb.docx', inflating), damaged],
    [bomb('entity-bomb.docx', entities), damaged],
    [as('inflating.pdf', inflatingPdf), damaged],
    ['locked.pdf', /^This file is protected by a password/],
    ['scanned.pdf', /^There are no words in this file that could be read. It may be a scan/],
    [cutOff, damaged],
  ] as const) {
    await bring(page, brought);
    await expect(dialog.getByText(words)).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep as an attachment' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goto(at('/resumeEditor'));
  const kept = page.getByRole('region', { name: 'Attachments' });
  for (const name of [
    'zip-bomb.docx',
    'entity-bomb.docx',
    'inflating.pdf',
    'locked.pdf',
    'scanned.pdf',
    'cut-off.pdf',
  ])
    await expect(kept.getByText(name)).toBeVisible();
  expectSilence();
});

test('a file that is not what its name says is refused beside the field, and the next file is read as usual', async ({
  page,
  request,
}) => {
  const { expectSilence, dialog } = await openCenter(page, request);
  await page.getByRole('button', { name: 'Import a resume' }).click();
  const choose = async (brought: string | Payload, words: RegExp) => {
    await dialog.getByLabel('Choose a file').setInputFiles(brought);
    await expect(dialog.getByText(words)).toBeVisible();
  };
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
  for (const liar of [
    as('resume.exe', program),
    as('resume.docx', program),
    as('resume.pdf', readFileSync(file('libreoffice-zh.docx'))),
    as('resume.doc', readFileSync(file('sheetjs-cfb-zh.msg'))),
    as('resume.jpg', readFileSync(file('libreoffice-zh.pdf'))),
    as('resume.txt', readFileSync(file('libreoffice-zh.pdf'))),
  ]) {
    await choose(
      liar,
      liar.name.endsWith('.exe')
        ? /^This is not a file of these formats: PDF, DOC, .+ Please choose another one\.$/
        : /^The content of this file is not what its name says/,
    );
    await choose(as('resume.txt', Buffer.alloc(0)), /^This file is empty/);
  }
  // By its path, since sending the bytes through the browser's debugging connection would take too long.
  const large = test.info().outputPath('resume.txt');
  writeFileSync(large, Buffer.alloc(20 * 1024 ** 2 + 1, 'a'));
  await choose(large, /^This file is larger than 20 MB/);
  // A picture by the browser itself, and files of other programs: read here, or by the gateway.
  const picture = as('resume.jpg', await page.screenshot({ type: 'jpeg' }));
  for (const brought of [
    file('libreoffice-zh.html'),
    file('zh-gb18030.txt'),
    file('libreoffice-en.doc'),
    picture,
  ]) {
    await dialog.getByLabel('Choose a file').setInputFiles(brought);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Import a resume' }).click();
  }
  expectSilence();
});

test('the page runs no other worker than the reader', async ({ page, request }) => {
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
