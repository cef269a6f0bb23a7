import { Buffer } from 'node:buffer';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A video as large as one may be (section 5): its first bytes, and nothing after them. */
async function largestVideo(path: string): Promise<string> {
  await writeFile(path, Buffer.from('\0\0\0\x18ftypisom', 'latin1'));
  await truncate(path, 100 * 1024 * 1024);
  return path;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a newcomer writes a resume over two visits, and no word is lost', async ({
  page,
  request,
}, testInfo) => {
  const { at, fail } = await openPortalWorld(page, request, { language: 'en-us', persona: 'newcomer' });
  const { expectSilence } = listen(page);
  await page.goto(at('/resumeEditor'));
  const basics = section(page, 'Basic information');
  await basics.getByRole('textbox', { name: /^Email/ }).fill('chen@mail.example');
  await basics.getByRole('textbox', { name: 'Date of birth' }).fill('1998-04-12');
  const intention = section(page, 'Job preferences');
  // A press on the icon at the end of the field opens the list, as a press on the field does.
  const categories = intention.getByRole('combobox', { name: /^Preferred job categories/ });
  const width = await categories.evaluate((field) => field.clientWidth);
  await categories.click({ position: { x: width - 20, y: 20 } });
  await expect(categories).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  // By keyboard alone: opens the list, and chooses its first entry.
  for (const list of [/^Preferred job categories/, /^Preferred locations/]) {
    await intention.getByRole('combobox', { name: list }).press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const education = section(page, 'Education history');
  await education.getByRole('button', { name: 'Add education' }).click();
  await page.keyboard.type('Lingwan University');
  await education.getByRole('textbox', { name: /^Start month/ }).fill('2016-09');
  // The second visit begins before the page could save by itself.
  await page.reload();
  await expect(basics.getByRole('textbox', { name: /^Email/ })).toHaveValue('chen@mail.example');
  await expect(basics.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('1998-04-12');
  await save(page).click();
  await expect(
    page.getByRole('group', { name: 'Please fill in the required content completely' }),
  ).toBeFocused();
  await checkPage(page);
  await page.getByRole('link', { name: 'Education history · Major' }).click();
  await page.keyboard.type('Accounting');
  await expect(education.getByRole('textbox', { name: /^School/ })).toHaveValue('Lingwan University');
  await expect(education.getByRole('textbox', { name: /^Start month/ })).toHaveValue('2016-09');
  await education.getByRole('combobox', { name: /^Degree/ }).fill('Bachelor');
  await education.getByRole('checkbox', { name: 'To present' }).check();

  const photo = section(page, 'Photo');
  await photo
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await expect(photo.getByRole('img', { name: 'You, as recruiters will see you' })).toBeVisible();

  // The session ends while the largest file is on its way: it goes out again after the login, by itself.
  await fail('files.upload:40101:once');
  const video = section(page, 'Video');
  await video.getByLabel('Choose a file').setInputFiles(await largestVideo(testInfo.outputPath('me.mp4')));
  const login = page.getByRole('dialog', { name: 'Your session has expired, please log in again' });
  await login.getByRole('textbox', { name: 'Phone number' }).fill('13800000002');
  await login.getByRole('textbox', { name: 'Verification code' }).fill('888888');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(video.getByRole('button', { name: 'Download me.mp4' })).toBeVisible();

  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Save successfully' })).toBeFocused();
  await checkPage(page);
  await page.reload();
  await expect(page.getByText('100% complete')).toBeVisible();
  await expect(photo.getByRole('img', { name: 'You, as recruiters will see you' })).toBeVisible();
  await expect(video.getByText('100 MB', { exact: true })).toBeVisible();
  expectSilence();
});

test('a filled-in field leaves the list of missing ones, and the field with the focus does not move', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'newcomer' });
  await page.goto(at('/resumeEditor'));
  const education = section(page, 'Education history');
  await education.getByRole('button', { name: 'Add education' }).click();
  await save(page).click();
  const missing = page.getByRole('link', { name: 'Education history · Major' });
  await missing.click();
  const major = education.getByRole('textbox', { name: /^Major/ });
  await expect(major).toBeFocused();
  const place = () => major.evaluate((field) => Math.round(field.getBoundingClientRect().y));
  const before = await place();
  await page.keyboard.type('Accounting');
  await expect(missing).toBeHidden();
  expect(await place()).toBe(before);
});

test('the sandbox keeps a video of 100 MB through a reload, and returns all of its bytes @further', async ({
  page,
}, testInfo) => {
  await page.goto(
    `http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us&size=20&seed=4711#/resumeEditor`,
  );
  const video = section(page, 'Video');
  await video.getByLabel('Choose a file').setInputFiles(await largestVideo(testInfo.outputPath('me.mp4')));
  const download = video.getByRole('button', { name: 'Download me.mp4' });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(download).toBeVisible();
  const saved = page.waitForEvent('download');
  await download.click();
  const { size } = await stat(await (await saved).path());
  expect(size).toBe(100 * 1024 * 1024);
});

test('changes of one section in two tabs are merged, and the person chooses where both changed the same field', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const { expectSilence } = listen(page);
  await page.goto(at('/resumeEditor'));
  const other = await page.context().newPage();
  const basics = section(page, 'Basic information');
  const there = section(other, 'Basic information');
  await expect(basics).toBeVisible();
  await other.goto(at('/resumeEditor'));
  await there.getByRole('combobox', { name: 'City' }).fill('There');
  await there.getByRole('combobox', { name: 'Gender' }).selectOption('other');
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  await basics.getByRole('combobox', { name: 'City' }).fill('Here');
  await basics.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this section' });
  await checkPage(page);
  await dialog.getByRole('radio', { name: /^Here/ }).check();
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await other.reload();
  await expect(there.getByRole('combobox', { name: 'City' })).toHaveValue('Here');
  await expect(there.getByRole('combobox', { name: 'Gender' })).toHaveValue('other');
  expectSilence();
});
