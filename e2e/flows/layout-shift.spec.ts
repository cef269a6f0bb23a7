import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { everyPage, firstPosition } from '../support/every-page.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import type { Language } from '../support/words.ts';

/** How long each reply takes, in milliseconds: long enough that every page is painted while it waits. */
const REPLY = 120;
/** What of the screen may move, as the browser counts it (looks: layout shift under 0.02). */
const STEADY = 0.02;

/** The browser's account of one shift, which TypeScript's own library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** What has moved on the page since it was opened: by how much, and what moved where, for who reads the failure. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((found) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const entries = list.getEntries().filter((entry) => 'sources' in entry) as LayoutShift[];
          found(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node, previousRect: was, currentRect: is }) => {
                  const name = node instanceof Element ? `${node.tagName}.${node.className}` : '?';
                  return `${name} from ${was.y}+${was.height} to ${is.y}+${is.height}`;
                }),
              })),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved there is nothing to be told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found([]))));
      }),
  );

interface Walk {
  readonly language: Language;
  readonly width: number;
  /** Every other page is walked: those at even places (0) or at odd ones (1). */
  readonly half: 0 | 1;
}

/** Opens pages while each reply takes its time, and refuses any that moves what it has shown. */
async function nothingJumps(browser: Browser, request: APIRequestContext, { language, width, half }: Walk) {
  test.setTimeout(180_000);
  const jumped: Record<string, unknown> = {};
  for (const { routes, ...world } of everyPage) {
    const context = await browser.newContext({ viewport: { width, height: width < 768 ? 760 : 900 } });
    const page = await context.newPage();
    const { at, slow } = await openPortalWorld(page, request, { language, ...world });
    const open = openerOf(page);
    await open(at(world.site === 'complex' ? '/complex/position?comId=com-energy' : '/position'));
    const id = await firstPosition(page);
    await slow(REPLY);
    for (const route of routes.filter((_, at) => at % 2 === half)) {
      await open(at(route.replace('FIRST', id)));
      const found = await shifts(page);
      const sum = found.reduce((all, { value }) => all + value, 0);
      if (sum >= STEADY) jumped[route] = found;
    }
    await context.close();
  }
  expect(jumped).toEqual({});
}

const pairings: { language: Language; width: number }[] = [
  { language: 'zh-cn', width: 360 },
  { language: 'en-us', width: 1440 },
  { language: 'en-us', width: 360 },
  { language: 'zh-hk', width: 1440 },
];

for (const [turn, { language, width }] of pairings.entries()) {
  for (const half of [0, 1] as const) {
    // `npm test` walks the even pages of the first pairing and the odd ones of the second: each page, at one width.
    const title = `nothing jumps as a page comes, ${half === 0 ? 'even' : 'odd'} pages, ${language}, ${width} px`;
    test(`${title}${further(turn, half)}`, async ({ browser, request }) => {
      await nothingJumps(browser, request, { language, width, half });
    });
  }
}
