import type { Browser } from '@playwright/test';
import { viewport } from './browser.ts';
import { buildPage } from './build-page.ts';
import type { HomeSites } from './home-sites.ts';
import { openThrottled, slowProcessor } from './page-load.ts';
import { median, milliseconds, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import { serveSite } from './site.ts';

/** How many times all scenes are drawn, each time on a new page; an odd number, so that there is a median. */
const REPEATS = 7;

/** What drawing a scene takes of the main thread: rendering, style and layout. */
export async function measureScenes(browser: Browser, { mock, portal }: HomeSites): Promise<Row[]> {
  const folder = await buildPage('scenes', portal.folder);
  const site = await serveSite({ folder, gateway: mock.url });
  try {
    const byScene = new Map<string, number[]>();
    for (let round = 0; round < REPEATS; round++)
      for (const [name, took] of Object.entries(await drawAll(browser, site.url)))
        byScene.set(name, [...(byScene.get(name) ?? []), took]);
    const medians = [...byScene].map(([name, times]) => [name, median(times)] as const);
    return [
      atMost(
        { value: 4, unit: 'ms' },
        {
          what: 'drawing a scene at 4x CPU: main thread, the costliest',
          measured: milliseconds(Math.max(...medians.map(([, time]) => time))),
          notes: [
            `each scene at 1440 x 480 px, with style and layout; medians of ${REPEATS} pages: ${list(medians)}`,
          ],
        },
      ),
    ];
  } finally {
    await site.close();
  }
}

async function drawAll(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await openThrottled(context, slowProcessor);
    await page.goto(url);
    const drawn = await page.evaluate(() => window.drawScenes?.());
    if (!drawn) throw new Error('the page of the scenes has not started');
    return drawn;
  } finally {
    await context.close();
  }
}

function list(medians: readonly (readonly [name: string, time: number])[]): string {
  return medians
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, time]) => `${name} ${write(milliseconds(time))}`)
    .join(', ');
}
