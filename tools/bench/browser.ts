import { findBrowser } from '@careers/e2e/browser';
import { type Browser, chromium } from '@playwright/test';

/** Opens the browser that measures, with the screen size of a desktop. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args] });
}

export const viewport = { width: 1280, height: 720 } as const;
