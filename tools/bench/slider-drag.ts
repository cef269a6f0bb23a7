import type { Browser, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { readMainThread } from './main-thread.ts';
import { slowProcessor } from './page-load.ts';
import { median, milliseconds, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';

/** The phone whose login asks for the slider, in every mock, and its password. */
const PHONE = '13900000601';
const PASSWORD = 'Passw0rd';

const DRAGS = 5;
const MOVES = 80;
/** Between two moves of the mouse, in milliseconds: a screen of 60 frames. */
const MOVE_MS = 16;

/** The longest that the main thread is busy in one piece while the slider is taken, dragged and let go. */
export async function measureSliderDrag(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await openSlider(page, sites.portal.url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor.cpu });
    const longest: number[] = [];
    let way = 0;
    for (let drag = 0; drag < DRAGS; drag++) {
      await page.locator('[data-state=ready] [data-captcha-handle]').waitFor();
      const tasks = await readMainThread(browser, page, async () => {
        way += await dragSlider(page);
      });
      longest.push(Math.max(...tasks));
    }
    return [
      atMost(
        { value: 32, unit: 'ms' },
        {
          what: 'dragging the slider at 4x CPU: longest task',
          measured: milliseconds(Math.max(...longest)),
          notes: [
            `the login page of the production portal, ${DRAGS} drags of ${MOVES} mouse moves, from the press to after the release; longest task of each by Chromium's trace: ${longest.map((task) => write(milliseconds(task))).join(', ')}, median ${write(milliseconds(median(longest)))}`,
          ],
          condition: { broken: 'the handle did not move', met: way > 0 },
        },
      ),
    ];
  } finally {
    await context.close();
  }
}

/** Logs in as the one whose login asks for the slider first. */
async function openSlider(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/#/login`);
  await page.getByRole('tab').nth(1).click();
  await page.locator('input[autocomplete=username]').fill(PHONE);
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.locator('input[autocomplete=current-password]').press('Enter');
}

/** Takes the handle, moves it and lets it go; the place is wrong on purpose, so that a new picture follows. */
async function dragSlider(page: Page): Promise<number> {
  const handle = page.locator('[data-captcha-handle]');
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle has no place');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const began = performance.now();
    await page.mouse.move(x + move * 2.5, y + Math.sin(move / 6) * 2);
    const left = MOVE_MS - (performance.now() - began);
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }
  const moved = await handle.boundingBox();
  await page.mouse.up();
  return (moved?.x ?? box.x) - box.x;
}
