import type { Browser, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { readMainThread } from './main-thread.ts';
import { slowProcessor } from './page-load.ts';
import { median, milliseconds, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';

/** The phone number of the account whose login requires the slider, in every mock, and its password. */
const PHONE = '13900000601';
const PASSWORD = 'Passw0rd';

const DRAGS = 5;
const MOVES = 80;
/** How far the handle is dragged, and where it is released: no gap is that near to the start, so every answer is wrong. */
const FAR_PX = 200;
const END_PX = 20;
/** After this time the picture has faded in. */
const SETTLE_MS = 500;
/** The time between two moves of the mouse, in milliseconds: sixty a second. */
const MOVE_MS = 16;

/** The longest task of the main thread while the slider is dragged. */
export async function measureSliderDrag(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await openSlider(page, sites.portal.url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor.cpu });
    const dragging: number[] = [];
    const releasing: number[] = [];
    let way = 0;
    for (let drag = 0; drag < DRAGS; drag++) {
      const handle = await takeHandle(page);
      dragging.push(await longestTask(browser, page, () => moveHandle(page, handle)));
      way += (await placeOf(page)).x - handle.x;
      // A wrong answer shows a new picture; one that is right by chance would log in.
      releasing.push(await longestTask(browser, page, () => page.mouse.up()));
    }
    return [
      atMost(
        { value: 32, unit: 'ms' },
        {
          what: 'dragging the slider at 4x CPU: longest task',
          measured: milliseconds(median(dragging)),
          notes: [
            `the login page of the production portal, ${DRAGS} drags of ${MOVES} mouse moves; longest tasks by Chromium's trace, median of ${list(dragging)}`,
            `letting go, which sends the answer: ${list(releasing)}`,
          ],
          condition: { broken: 'the handle did not move', met: way > 0 },
        },
      ),
    ];
  } finally {
    await context.close();
  }
}

/** Opens the login of the account that requires the slider. */
async function openSlider(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/#/login`);
  await page.getByRole('tab').nth(1).click();
  await page.locator('input[autocomplete=username]').fill(PHONE);
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.locator('input[autocomplete=current-password]').press('Enter');
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The centre of the handle, in pixels of the page. */
async function placeOf(page: Page): Promise<Place> {
  const box = await page.locator('[data-captcha-handle]').boundingBox();
  if (!box) throw new Error('the handle has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits for a picture and presses the mouse on the handle. */
async function takeHandle(page: Page): Promise<Place> {
  await page.locator('[data-state=ready] [data-captcha-handle]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const place = await placeOf(page);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  return place;
}

/** Drags to the right and back. */
async function moveHandle(page: Page, { x, y }: Place): Promise<void> {
  for (let move = 1; move <= MOVES; move++) {
    const began = performance.now();
    const done = move / MOVES;
    const out = END_PX * done + FAR_PX * Math.sin(Math.PI * done);
    await page.mouse.move(x + out, y + Math.sin(move / 6) * 2);
    const left = MOVE_MS - (performance.now() - began);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}

async function longestTask(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  return Math.max(...(await readMainThread(browser, page, run)));
}

function list(tasks: readonly number[]): string {
  return tasks.map((task) => write(milliseconds(task))).join(', ');
}
