import type { Browser, Page } from '@playwright/test';
import { readMainThread } from './main-thread.ts';

/** The duration of a frame at sixty frames a second, in milliseconds. */
export const FRAME_MS = 16.7;

/**
 * Types a text into the focused field, letter by letter.
 * @returns for each letter, the longest task of the main thread until a few frames later, in milliseconds
 */
export async function typeAndMeasure(browser: Browser, page: Page, text: string): Promise<number[]> {
  const longest: number[] = [];
  for (const letter of text) {
    const tasks = await readMainThread(browser, page, async () => {
      await page.keyboard.type(letter);
      await page.waitForTimeout(FRAME_MS * 4);
    });
    longest.push(Math.max(...tasks));
  }
  return longest;
}
