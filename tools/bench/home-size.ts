import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { HomeSites } from './home-sites.ts';
import { loadPage, unthrottled } from './page-load.ts';
import { bytes, write } from './quantity.ts';
import { atMost, atMostTimes, type Row } from './row.ts';
import type { Site } from './site.ts';

/** How much code and style the home page fetches until it is idle, without any interaction. */
export async function measureHomeSize(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const home = await readFetched(browser, sites.portal);
  const floor = await readFetched(browser, sites.floor);
  return [
    atMostTimes(1.35, bytes(sum(floor.scripts)), {
      what: 'home page: JS when idle, gzip',
      measured: bytes(sum(home.scripts)),
      notes: [
        `portal: ${list(home.scripts)}`,
        `reference: floor of React, React DOM, Query, Router and one trivial route, built by Vite now: ${list(floor.scripts)}`,
      ],
      condition: { broken: `errors on the page: ${home.errors.join('; ')}`, met: home.errors.length === 0 },
    }),
    atMost(
      { value: 11, unit: 'kB' },
      {
        what: 'home page: CSS, gzip',
        measured: bytes(sum(home.styles)),
        notes: [`portal: ${list(home.styles)}`],
      },
    ),
  ];
}

/** Name, and size after gzip at level 9. */
export type Part = readonly [name: string, gzip: number];

/** What a page has fetched when it is idle; `act` can do something on the page first. */
export async function readFetched(
  browser: Browser,
  site: Site,
  route = '',
  act?: (page: Page) => Promise<void>,
) {
  const { requested, inline, errors } = await loadPage(browser, `${site.url}/${route}`, unthrottled, act);
  const scripts: Part[] = [];
  const styles: Part[] = [];
  for (const path of new Set(requested.map((url) => new URL(url).pathname))) {
    const file = site.files.get(path);
    const name = path.split('/').at(-1) ?? path;
    if (file?.type.startsWith('text/javascript')) scripts.push([name, file.gzip.length]);
    if (file?.type.startsWith('text/css')) styles.push([name, file.gzip.length]);
  }
  for (const text of inline.scripts) scripts.push(['inline', gzipSync(text, { level: 9 }).length]);
  for (const text of inline.styles) styles.push(['inline', gzipSync(text, { level: 9 }).length]);
  return { scripts, styles, errors };
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, [, gzip]) => total + gzip, 0);
}

export function list(parts: readonly Part[]): string {
  return parts
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, gzip]) => `${name} ${write(bytes(gzip))}`)
    .join(', ');
}
