import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { measureCaptchaSize } from './captcha-size.ts';
import { measureContractSuite } from './contract-suite.ts';
import { measureFirstScreen } from './first-screen.ts';
import { measureHomePaint } from './home-paint.ts';
import { type HomeSites, openHomeSites } from './home-sites.ts';
import { measureHomeSize } from './home-size.ts';
import { measureLinkPages } from './link-pages.ts';
import { measureListGrowth } from './list-growth.ts';
import { measureMockSpeed } from './mock-speed.ts';
import { measureOfferPaint } from './offer-paint.ts';
import { measurePositionPages } from './positions-pages.ts';
import { measureResumeEditor } from './resume-editor.ts';
import { measureResumeImport } from './resume-import.ts';
import { measureRouteWeight } from './route-weight.ts';
import { notMeasured, type Row } from './row.ts';
import { measureSabotageRun } from './sabotage-run.ts';
import { measureScenes } from './scene-cost.ts';
import { measureSliderDrag } from './slider-drag.ts';
import { measureUploadMemory } from './upload-memory.ts';
import { measureWorldCreation } from './world-creation.ts';

/** Groups that are measured in a browser, with the built portal. */
const onPages: Readonly<Record<string, (browser: Browser, sites: HomeSites) => Promise<Row[]>>> = {
  size: measureHomeSize,
  routes: measureRouteWeight,
  links: measureLinkPages,
  offer: measureOfferPaint,
  paint: measureHomePaint,
  screen: measureFirstScreen,
  scenes: measureScenes,
  slider: measureSliderDrag,
  positions: measurePositionPages,
  editor: measureResumeEditor,
  import: measureResumeImport,
  upload: measureUploadMemory,
};

/** Groups that need no browser. */
const inNode: Readonly<Record<string, () => Promise<Row[]>>> = {
  captcha: measureCaptchaSize,
  mock: measureMockSpeed,
  worlds: measureWorldCreation,
  lists: measureListGrowth,
  contract: measureContractSuite,
};

/** Groups that take minutes, and are only measured if they are named. */
const onRequest: Readonly<Record<string, () => Promise<Row[]>>> = { sabotage: measureSabotageRun };

/** The groups that are measured if none is named. */
export const usualGroups = [...Object.keys(onPages), ...Object.keys(inNode)];
export const groupNames = [...usualGroups, ...Object.keys(onRequest)];

/** Measures groups one after the other, since two at once would disturb each other. */
export async function measureGroups(names: readonly string[]): Promise<Row[]> {
  const chosen = <Measure>(groups: Readonly<Record<string, Measure>>) =>
    Object.entries(groups).filter(([name]) => names.includes(name));
  const rows: Row[] = [];
  const pages = chosen(onPages);
  if (pages.length > 0) {
    const sites = await openHomeSites();
    const browser = await openBrowser();
    for (const [name, measure] of pages) rows.push(...(await attempt(name, () => measure(browser, sites))));
    await browser.close();
    await sites.close();
  }
  for (const [name, measure] of chosen({ ...inNode, ...onRequest }))
    rows.push(...(await attempt(name, measure)));
  return rows;
}

/** If a group cannot be measured, the run exits with an error, but the other groups are measured. */
async function attempt(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  console.error(`measuring ${name}`);
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [notMeasured(name, error)];
  }
}
