import { findWords } from '@careers/mocks/captcha';
import { expect, type Page } from '@playwright/test';

const PICTURE_WIDTH = 310;

/** The keyboard cursor starts in the middle of the picture of 310x155. */
const MIDDLE = { x: 155, y: 77 };

/** Finds the three words in the picture, in the requested order. */
async function placesOf(page: Page) {
  const asked = page.locator('[data-captcha-words]');
  await expect(asked).toHaveAttribute('data-captcha-words', /.+,.+,.+/);
  const wordList = ((await asked.getAttribute('data-captcha-words')) ?? '').split(',');
  const image = page.locator('[data-captcha-image]');
  const originalImageBase64 = ((await image.getAttribute('src')) ?? '').split(',')[1] ?? '';
  return { image, places: findWords({ originalImageBase64, wordList }) };
}

/** Solves the click words with the mouse. */
export async function clickWords(page: Page): Promise<void> {
  const { image, places } = await placesOf(page);
  const box = await image.boundingBox();
  if (!box) throw new Error('the picture is not on screen');
  for (const { x, y } of places)
    await page.mouse.click(box.x + (x * box.width) / PICTURE_WIDTH, box.y + (y * box.width) / PICTURE_WIDTH);
}

/** Solves the click words by keys: arrows move the cursor a pixel, with Shift ten; Enter clicks. */
export async function keyWords(page: Page): Promise<void> {
  const { places } = await placesOf(page);
  await expect(page.locator('[data-captcha-pad]')).toBeFocused();
  let at = MIDDLE;
  for (const { x, y } of places) {
    await move(page, Math.round(x) - at.x, 'ArrowRight', 'ArrowLeft');
    await move(page, Math.round(y) - at.y, 'ArrowDown', 'ArrowUp');
    await page.keyboard.press('Enter');
    at = { x: Math.round(x), y: Math.round(y) };
  }
}

async function move(page: Page, by: number, onward: string, back: string): Promise<void> {
  const key = by > 0 ? onward : back;
  const pixels = Math.abs(by);
  for (let step = 0; step < Math.floor(pixels / 10); step++) await page.keyboard.press(`Shift+${key}`);
  for (let step = 0; step < pixels % 10; step++) await page.keyboard.press(key);
}
