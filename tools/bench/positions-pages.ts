import type { Browser, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { readMainThread } from './main-thread.ts';
import { slowProcessor } from './page-load.ts';
import { median, milliseconds, nodes, write } from './quantity.ts';
import { atMost, atMostTimes, type Row } from './row.ts';
import { setWorld } from './set-world.ts';
import { serveSite } from './site.ts';
import { FRAME_MS, typeAndMeasure } from './type-and-measure.ts';

declare global {
  interface Window {
    /** Milliseconds from the press that opens a position until the position is painted. */
    benchOpened?: Promise<number>;
  }
}

const TYPED = 'engineer shenzhen';
const OPENINGS = 9;
/** After this time preloaded files have arrived, on loopback. */
const PRELOADED_MS = 800;
const LARGE = 100_000;
/** The longest page that people can choose. */
const LONG_PAGE = '/position?size=100';
/** The pixels that one notch of a wheel scrolls, and how many notches scroll through a hundred rows. */
const NOTCH = 120;
const NOTCHES = 200;
/** An odd number, for a median: of the thousands of tasks of one pass, the longest is whichever the machine disturbed. */
const PASSES = 3;

/** Searching, opening and listing positions: the tasks of the main thread, and the size of the page. */
export async function measurePositionPages(browser: Browser, sites: HomeSites): Promise<Row[]> {
  return [
    await measureTyping(browser, sites),
    ...(await measureOpening(browser, sites)),
    ...(await measureLargeList(browser, sites)),
  ];
}

async function onList<Result>(
  browser: Browser,
  portal: string,
  cpu: number,
  run: (page: Page) => Promise<Result>,
  route = '/position',
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(`${portal}/#${route}`, { waitUntil: 'networkidle' });
    await page.locator('article').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await run(page);
  } finally {
    await context.close();
  }
}

function measureTyping(browser: Browser, { portal }: HomeSites): Promise<Row> {
  return onList(browser, portal.url, slowProcessor.cpu, async (page) => {
    const box = page.getByRole('search').getByRole('combobox');
    await box.focus();
    const longest = await typeAndMeasure(browser, page, TYPED);
    return atMost(milliseconds(FRAME_MS), {
      what: 'typing into the search box at 4x CPU: longest task',
      measured: milliseconds(median(longest)),
      notes: [
        `the position list of the production portal, ${TYPED.length} letters, each with the frames after it; longest tasks by Chromium's trace, their median; slowest ${write(milliseconds(Math.max(...longest)))}`,
      ],
      condition: { broken: 'the letters did not arrive', met: (await box.inputValue()) === TYPED },
    });
  });
}

/** Runs in the page: measures the milliseconds from the press to the frame after the position's heading appears. */
function watchOpening(): void {
  window.benchOpened = new Promise((opened) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          if (!location.hash.startsWith('#/RecruitDetail') || !document.querySelector('main aside dl'))
            return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => opened(performance.now() - timeStamp)));
        });
        watch.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

function measureOpening(browser: Browser, { portal }: HomeSites): Promise<Row[]> {
  return onList(browser, portal.url, slowProcessor.cpu, async (page) => {
    const paints: number[] = [];
    const longest: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      const link = page.locator('article').nth(opening).getByRole('link').first();
      await link.hover();
      await page.waitForTimeout(PRELOADED_MS);
      await page.evaluate(watchOpening);
      const tasks = await readMainThread(browser, page, async () => {
        // The mouse is on the link already; a locator's `click` would first run code on the page's main thread.
        await page.mouse.down();
        await page.mouse.up();
        paints.push((await page.evaluate(() => window.benchOpened)) ?? Number.NaN);
      });
      longest.push(Math.max(...tasks));
      await page.goBack();
      await page.locator('article').first().waitFor();
    }
    const opened = atMost(milliseconds(100), {
      what: 'opening a preloaded position at 4x CPU: next paint',
      measured: milliseconds(median(paints)),
      notes: [
        `from the press on a card of the list to the frame with the position's facts, ${OPENINGS} positions: ${paints.map((paint) => write(milliseconds(paint))).join(', ')}`,
      ],
    });
    const longestTask = atMost(milliseconds(50), {
      what: 'opening a preloaded position at 4x CPU: longest task',
      measured: milliseconds(median(longest)),
      notes: [
        `of the same presses, by Chromium's trace: ${longest.map((task) => write(milliseconds(task))).join(', ')}`,
      ],
    });
    return [opened, longestTask];
  });
}

async function measureLargeList(browser: Browser, { mock, portal }: HomeSites): Promise<Row[]> {
  const gateway = `${mock.url}/@bench-large`;
  await setWorld(gateway, { size: LARGE });
  const large = await serveSite({ folder: portal.folder, gateway });
  try {
    const count = (url: string, route: string) =>
      onList(browser, url, 1, (page) => page.evaluate(() => document.querySelectorAll('*').length), route);
    const few = await count(portal.url, '/position');
    const many = await count(large.url, '/position');
    const fewOnLong = await count(portal.url, LONG_PAGE);
    const manyOnLong = await count(large.url, LONG_PAGE);
    return [
      atMostTimes(1.02, nodes(few), {
        what: `elements of the list page at ${LARGE} positions`,
        measured: nodes(many),
        notes: ['reference: the same page at 200 positions; both show a page of ten, idle'],
      }),
      atMostTimes(1.02, nodes(fewOnLong), {
        what: `elements of the list page with 100 rows a page at ${LARGE} positions`,
        measured: nodes(manyOnLong),
        notes: [
          `reference: the same page at 200 positions; a page of ten has ${write(nodes(few))} there, as idle`,
        ],
      }),
      await measureScrolling(browser, large.url),
    ];
  } finally {
    await large.close();
  }
}

async function measureScrolling(browser: Browser, url: string): Promise<Row> {
  const passes: Pass[] = [];
  for (let pass = 0; pass < PASSES; pass++) passes.push(await scrollThrough(browser, url));
  const longest = passes.map((pass) => pass.longest);
  return atMost(milliseconds(50), {
    what: 'scrolling 100 rows at 4x CPU: longest task',
    measured: milliseconds(median(longest)),
    notes: [
      `a page of 100 rows of ${LARGE} positions, ${NOTCHES} notches of the wheel of ${NOTCH} px, two frames each; longest tasks by Chromium's trace, median of ${longest.map((task) => write(milliseconds(task))).join(', ')}`,
    ],
    condition: { broken: 'the last row was not reached', met: passes.every(({ arrived }) => arrived) },
  });
}

/** One way from the first row to the last. */
interface Pass {
  /** The longest task of the main thread, in milliseconds. */
  readonly longest: number;
  /** Whether the last row was reached. */
  readonly arrived: boolean;
}

function scrollThrough(browser: Browser, url: string): Promise<Pass> {
  return onList(
    browser,
    url,
    slowProcessor.cpu,
    async (page) => {
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      const tasks = await readMainThread(browser, page, async () => {
        for (let notch = 0; notch < NOTCHES; notch++) {
          await page.mouse.wheel(0, NOTCH);
          await page.waitForTimeout(FRAME_MS * 2);
        }
      });
      const last = await page.locator('li[aria-posinset="100"]').boundingBox();
      return { longest: Math.max(...tasks), arrived: last !== null && last.y < viewport.height };
    },
    LONG_PAGE,
  );
}
