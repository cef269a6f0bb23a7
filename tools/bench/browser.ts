import { findBrowser } from '@careers/e2e/browser';
import { type Browser, chromium } from '@playwright/test';

/** The browser that measures, on a desktop's screen. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args] });
}

export const viewport = { width: 1280, height: 720 } as const;
