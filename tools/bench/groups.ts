import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { measureCaptchaSize } from './captcha-size.ts';
import { measureHomePaint } from './home-paint.ts';
import { measureHomeSize } from './home-size.ts';
import { type HomeSites, openHomeSites } from './home-sites.ts';
import { measureListGrowth } from './list-growth.ts';
import { measureMockSpeed } from './mock-speed.ts';
import type { Row } from './row.ts';
import { measureSliderDrag } from './slider-drag.ts';
import { measureWorldCreation } from './world-creation.ts';

/** What is measured in a browser, on the built portal. */
const onPages: Readonly<Record<string, (browser: Browser, sites: HomeSites) => Promise<Row[]>>> = {
  size: measureHomeSize,
  paint: measureHomePaint,
  slider: measureSliderDrag,
};

/** What needs no browser. */
const inNode: Readonly<Record<string, () => Promise<Row[]>>> = {
  captcha: measureCaptchaSize,
  mock: measureMockSpeed,
  worlds: measureWorldCreation,
  lists: measureListGrowth,
};

export const groupNames = [...Object.keys(onPages), ...Object.keys(inNode)];

/** Measures some groups, one after the other: two at once would disturb each other. */
export async function measureGroups(names: readonly string[]): Promise<Row[]> {
  const wanted = (name: string) => names.includes(name);
  const rows: Row[] = [];
  if (Object.keys(onPages).some(wanted)) {
    const sites = await openHomeSites();
    const browser = await openBrowser();
    try {
      for (const [name, measure] of Object.entries(onPages).filter(([name]) => wanted(name))) {
        console.error(`measuring ${name}`);
        rows.push(...(await measure(browser, sites)));
      }
    } finally {
      await browser.close();
      await sites.close();
    }
  }
  for (const [name, measure] of Object.entries(inNode).filter(([name]) => wanted(name))) {
    console.error(`measuring ${name}`);
    rows.push(...(await measure()));
  }
  return rows;
}
