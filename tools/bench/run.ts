import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { measureHomePaint } from './home-paint.ts';
import { measureHomeSize } from './home-size.ts';
import { openHomeSites } from './home-sites.ts';
import type { Row } from './row.ts';
import { writeTable } from './table.ts';

/**
 * `npm run bench`: measures the built product beside its references, in one run, and prints one table. It
 * measures, it does not judge: the exit code says only whether everything could be measured.
 *
 * Names of groups as arguments measure these alone, e.g. `npm run bench -- mock worlds`.
 */
const wanted = process.argv.slice(2);
const rows: Row[] = [];

async function measure(group: string, run: () => Promise<Row[]>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(group)) return;
  console.error(`measuring: ${group}`);
  rows.push(...(await run()));
}

let browser: Browser | undefined;
const sites = await openHomeSites();
browser = await openBrowser();
const b = browser;
await measure('size', () => measureHomeSize(b, sites));
await measure('paint', () => measureHomePaint(b, sites));
await browser.close();
await sites.close();
console.log(writeTable(rows));
