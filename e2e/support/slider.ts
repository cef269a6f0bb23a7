import { findGap } from '@careers/mocks/captcha';
import { expect, type Page } from '@playwright/test';

const PICTURE_WIDTH = 310;

/** Where the piece belongs, in the picture's own pixels: found by looking at the two pictures. */
async function gapOf(page: Page): Promise<number> {
  const slider = page.locator('[data-state="ready"]:has([data-captcha-handle])');
  await expect(slider).toBeVisible();
  const read = async (name: string) => {
    const address = await slider.locator(`[data-captcha-${name}]`).getAttribute('src');
    return (address ?? '').replace(/^data:image\/\w+;base64,/, '');
  };
  return findGap({ originalImageBase64: await read('image'), jigsawImageBase64: await read('jigsaw') }).x;
}

/** Solves the slider by dragging its handle with the mouse. */
export async function dragSlider(page: Page): Promise<void> {
  const gap = await gapOf(page);
  const handle = await page.locator('[data-captcha-handle]').boundingBox();
  const picture = await page.locator('[data-captcha-image]').boundingBox();
  if (!handle || !picture) throw new Error('the slider is not on screen');
  const x = handle.x + handle.width / 2;
  const y = handle.y + handle.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (gap * picture.width) / PICTURE_WIDTH, y + 3, { steps: 24 });
  await page.mouse.up();
}

/** Solves the slider by its keys: Shift moves ten pixels, a plain arrow one. */
export async function keySlider(page: Page): Promise<void> {
  const gap = Math.round(await gapOf(page));
  await page.locator('[data-captcha-handle]').focus();
  for (let step = 0; step < Math.floor(gap / 10); step++) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < gap % 10; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
