import { findBrowser } from '@careers/e2e/browser';
import { drawSceneFile } from '@careers/ui/art/file';
import { brandTokens } from '@careers/ui/theme';
import { chromium } from '@playwright/test';
import { escapeHtml, PICTURE } from './preview-page.ts';
import type { Website } from './read-website.ts';

/** A longer name is written smaller, so that one of 60 characters is visible beside a wide mark. */
const SHORT_NAME = 28;
/** The height of the band with mark and name, in pixels of the picture. */
const BAND = 176;

/**
 * Draws the preview picture: the website's scene, below it mark and name. Messengers that show a square cut it out of the middle,
 * so the text is there.
 *
 * @returns the bytes of a PNG
 */
export async function drawPicture(website: Website): Promise<Buffer> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const { width, height } = PICTURE;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(await pictureMarkup(website));
    // If the mark cannot be loaded, only the name is shown.
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode().catch(() => image.remove()))),
    );
    return await page.screenshot({ type: 'png' });
  } finally {
    await browser.close();
  }
}

async function pictureMarkup({ name, mark, brandColor, scene, locale }: Website): Promise<string> {
  const { width, height } = PICTURE;
  const svg = await drawSceneFile(scene, brandColor, width / (height - BAND));
  const { light } = brandTokens(brandColor);
  const size = name.length > SHORT_NAME ? 36 : 48;
  return `<!doctype html>
<html lang="${locale.replace('_', '-')}">
<style>
  body { margin: 0; display: grid; grid-template-rows: ${height - BAND}px ${BAND}px; }
  svg { width: ${width}px; height: ${height - BAND}px; }
  div {
    display: flex; align-items: center; justify-content: center; gap: 28px; padding-inline: 64px;
    background: ${light['--color-brand']}; color: ${light['--color-on-brand']};
    font: 600 ${size}px/1.25 system-ui, 'Noto Sans CJK SC', 'Noto Sans', sans-serif;
  }
  img { box-sizing: border-box; height: 96px; max-width: 280px; padding: 12px; border-radius: 16px; background: #fff; }
  span {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${size === 48 ? 2 : 3}; overflow: hidden;
    text-wrap: balance; overflow-wrap: anywhere;
  }
</style>
${svg}<div>${mark && `<img src="${escapeHtml(mark)}" alt="">`}<span>${escapeHtml(name)}</span></div>`;
}
