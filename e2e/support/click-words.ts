import { findWords } from '@careers/mocks/captcha';
import { expect, type Page } from '@playwright/test';

const PICTURE_WIDTH = 310;

/** Solves the click words with the mouse: the words are found by looking at the picture. */
export async function clickWords(page: Page): Promise<void> {
  const asked = page.locator('[data-captcha-words]');
  await expect(asked).toHaveAttribute('data-captcha-words', /.+,.+,.+/);
  const wordList = ((await asked.getAttribute('data-captcha-words')) ?? '').split(',');
  const image = page.locator('[data-captcha-image]');
  const originalImageBase64 = ((await image.getAttribute('src')) ?? '').split(',')[1] ?? '';
  const box = await image.boundingBox();
  if (!box) throw new Error('the picture is not on screen');
  for (const { x, y } of findWords({ originalImageBase64, wordList })) {
    // A finger goes for the middle of a word; the place found is the left end of its line.
    await page.mouse.click(box.x + (x * box.width) / PICTURE_WIDTH, box.y + (y * box.width) / PICTURE_WIDTH);
  }
}
