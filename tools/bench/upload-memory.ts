import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { visitAsCandidate } from './candidate-visit.ts';
import type { HomeSites } from './home-sites.ts';
import { bytes, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 20 * MEGABYTE;
/** Slow enough to measure the memory during the upload. */
const UPLOAD_BYTES_A_SECOND = 10 * MEGABYTE;
const SAMPLE_MS = 50;
const SETTLED_MS = 3000;
const run = promisify(execFile);

/** How much more memory the whole browser uses while the largest attachment is uploaded from the editor. */
export async function measureUploadMemory(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const visit = await visitAsCandidate(browser, sites, 'bench-upload');
  const folder = makeTemporaryFolder();
  try {
    const { page } = visit;
    await page.goto(`${visit.site.url}/#/resumeEditor`);
    // The code that uploads files is fetched with the first file, and must not be counted.
    await upload(page, await pdfOf(join(folder, 'small.pdf'), 1024));
    const throttle = await visit.context.newCDPSession(page);
    await throttle.send('Network.enable');
    await throttle.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: UPLOAD_BYTES_A_SECOND,
    });
    await page.waitForTimeout(SETTLED_MS);
    const memory = await memoryOf(browser);
    const before = await memory();
    const large = await pdfOf(join(folder, 'large.pdf'), FILE_BYTES);
    const seen: number[] = [];
    let isOver = false;
    const watched = (async () => {
      while (!isOver) {
        seen.push(await memory());
        await pause(SAMPLE_MS);
      }
    })();
    await upload(page, large);
    isOver = true;
    await watched;
    await page.waitForTimeout(SETTLED_MS);
    const after = await memory();
    return [
      atMost(bytes(40_000_000), {
        what: 'an upload of 20 MB: more memory of the whole browser at its highest',
        measured: bytes(Math.max(...seen) - before),
        notes: [
          `resident memory of all of the browser's processes, looked at ${seen.length} times while an attachment goes out from the editor of the production portal at 10 MB/s; ${write(bytes(after - before))} more ${SETTLED_MS / 1000} s after it`,
        ],
        condition: { broken: 'it went out too fast to be watched', met: seen.length >= 10 },
      }),
    ];
  } finally {
    await visit.close();
  }
}

async function pdfOf(path: string, size: number): Promise<string> {
  await writeFile(path, '%PDF-1.7\n');
  await truncate(path, size);
  return path;
}

/** Chooses a file among the attachments, and waits until it is uploaded. */
async function upload(page: Page, path: string): Promise<void> {
  const files = page.locator('section[aria-labelledby="resume-attachments-title"]');
  const input = files.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  const there = files.locator('li[data-state=done]');
  const count = await there.count();
  await input.setInputFiles(path);
  await there.nth(count).waitFor();
}

/** The resident memory of all of the browser's processes together, in bytes. */
async function memoryOf(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const ids = processInfo.map(({ id }) => id).join();
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', ids]);
    return stdout.split('\n').reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
  };
}
