import { magicLinks } from '@careers/mocks';
import { everyPage } from '@careers/sandbox/every-page';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { unlockLink } from '../support/link-code.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { latinInHalves, wordsInHalves } from '../support/titles.ts';
import type { Language } from '../support/words.ts';

/** How long each reply takes, in milliseconds: long enough that every page is painted while it waits. */
const REPLY = 120;
/** The largest layout shift that is allowed, as the browser scores it. */
const STEADY = 0.02;
/** The width of a window of 1280 px at a zoom of 400 %, in pixels. */
const NARROW = 320;

/** The browser's entry for one layout shift, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** The layout shifts of the page since it was opened: their scores, and for the message of a failure what moved where. */
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
        // Without any shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found([]))));
      }),
  );

/** Elements that overflow the screen or their own frame, fields that are not as high as buttons, and words broken over two lines. */
async function misfitsOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate(async () => {
    // An element that measures its surroundings is told of a new size a frame later, and is drawn in the next one.
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    const { clientWidth, scrollWidth } = document.documentElement;
    const right = (element: Element) => Math.ceil(element.getBoundingClientRect().right);
    const standOut = [...document.querySelectorAll('body *')]
      .filter((element) => scrollWidth > clientWidth && right(element) > clientWidth)
      .map((element) => `${element.tagName} ${element.textContent} ends at ${right(element)}`);
    // A frame of a fixed size lets its text overflow, unless its style says that it clips or scrolls.
    const bleed = [...document.querySelectorAll('button, a')]
      .filter((element) => {
        const { display, overflowX } = getComputedStyle(element);
        const isFrame = display !== 'inline' && overflowX === 'visible' && element.clientWidth > 1;
        return isFrame && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent} is wider than itself`);
    // A field beside a button has the height of a button; a select inside a sentence has that of its text.
    const uneven = [...document.querySelectorAll('select, input')]
      .map((element) => ({ element, high: element.getBoundingClientRect().height }))
      .filter(({ element, high }) => getComputedStyle(element).display === 'block' && high > 2)
      .filter(
        ({ element, high }) =>
          !element.matches('[type=checkbox], [type=radio], [type=file]') && Math.abs(high - 44) > 0.5,
      )
      .map(({ element, high }) => `${element.outerHTML} is ${high} px high`);
    // A select that asks for a choice looks as empty as a field with a placeholder.
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-text-muted)';
    document.querySelector('main')?.append(probe);
    const muted = getComputedStyle(probe).color;
    probe.remove();
    const answered = [...document.querySelectorAll('select')]
      .filter((select) => select.value === '' && getComputedStyle(select).color !== muted)
      .map(({ outerHTML }) => `${outerHTML} asks in the colour of an answer`);
    return [...standOut, ...bleed, ...uneven, ...answered];
  });
  return [...wide, ...(await wordsInHalves(page)), ...(await latinInHalves(page))];
}

/**
 * Links with nothing left to do: each page's receipt (or the code that it asks for first), and of the messages that all pages show
 * in the same frame one each. The invitation to the talent pool is left out, since it needs a login.
 */
const used = magicLinks.filter(
  ({ state, kind }, at) =>
    kind !== 'talentUpdate' &&
    (state === 'done' || (state !== 'open' && at === magicLinks.findIndex((other) => other.state === state))),
);

/** Opened in addition to one address of every page: a list with filters of long names, and links that were used or have expired. */
const besides = [
  '/position?keyword=energy&company=com-energy&workPlace=shanghai',
  ...used.map(({ page, token }) => `${page}?token=${token}`),
  '/positionApproval?token=position-approval-closed',
];

/** Links that show nothing, open or used, before a code was entered (decision 0072). */
const behindCode = /^\/(backgroundCheck|healthCheck|mailResponse\/collectTable)\?/;

/** Worlds in addition to those of every page: one with a company's own login, and one whose homepage has lists of short lines. */
const walked = [
  ...everyPage,
  { site: 'internal', routes: ['/login?websiteId=site-internal'] },
  { site: 'external', scenario: 'home-reordered', routes: ['/homepage?websiteId=site-external'] },
] as const;

interface Walk {
  readonly language: Language;
  readonly width: number;
  /** Whether the visitor has asked the system for less motion. */
  readonly still: boolean;
  /** Which half of the pages is opened: those with an even index (0) or an odd one (1). */
  readonly half: 0 | 1;
}

/** The filled buttons in view as a page opens. If there are several, none of them is the one thing to do first. */
function rivals(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--color-brand)';
    document.querySelector('main')?.append(probe);
    const filled = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const inView = [...document.querySelectorAll('button, a')].filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isButton = width > 44 && height > 24 && element.checkVisibility();
      return (
        isButton && bottom > 0 && top < innerHeight && getComputedStyle(element).backgroundColor === filled
      );
    });
    return inView.length > 1
      ? inView.map((button) => `${button.textContent} is one of the filled buttons`)
      : [];
  });
}

/**
 * Opens pages while each reply is delayed. Fails for layout shifts, for elements that do not fit when the page is made as narrow as a
 * window of 1280 px at a zoom of 400 %, and for a second filled button in view.
 */
async function walk(browser: Browser, request: APIRequestContext, { language, width, still, half }: Walk) {
  test.setTimeout(180_000);
  const size = { width, height: width < 768 ? 760 : 900 };
  const jumped: Record<string, unknown> = {};
  const misfits: Record<string, unknown> = {};
  for (const [place, { routes, ...world }] of walked.entries()) {
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: still ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    const { at, slow } = await openPortalWorld(page, request, { language, ...world });
    const open = openerOf(page);
    let first = '';
    if (routes.some((route) => route.includes('FIRST'))) {
      await open(at(world.site === 'complex' ? '/complex/position?comId=com-energy' : '/position'));
      first = await firstPosition(page);
    }
    await slow(REPLY);
    // The homepage in each world, since it greets the person by name.
    const all = [...new Set(['/homepage', ...routes, ...(place === 0 ? besides : [])])];
    for (const route of all.filter((_, at) => at % 2 === half)) {
      const name = `${route} ${Object.values(world).join(' ')}`;
      await open(at(route.replace('FIRST', first)));
      const found = await shifts(page);
      if (found.reduce((sum, { value }) => sum + value, 0) >= STEADY) jumped[name] = found;
      const misfit = await rivals(page);
      await page.setViewportSize({ width: NARROW, height: 640 });
      misfit.push(...(await misfitsOf(page)));
      if (behindCode.test(route)) {
        await unlockLink(page);
        misfit.push(...(await misfitsOf(page)));
      }
      if (misfit.length > 0) misfits[name] = misfit;
      await page.setViewportSize(size);
    }
    await context.close();
  }
  expect({ jumped, misfits }).toEqual({ jumped: {}, misfits: {} });
}

const pairings: Omit<Walk, 'half'>[] = [
  { language: 'zh-cn', width: 360, still: true },
  { language: 'en-us', width: 1440, still: false },
  { language: 'en-us', width: 360, still: false },
  { language: 'zh-hk', width: 1440, still: true },
];

for (const [turn, pairing] of pairings.entries()) {
  const { language, width, still } = pairing;
  for (const half of [0, 1] as const) {
    // `npm test` opens each page at one width: the even pages in the first pairing, the odd ones in the second.
    const pages = half === 0 ? 'even' : 'odd';
    const title = `no page shifts its layout while it loads, or is wider than ${NARROW} px, ${pages} pages, ${language}, ${width} px${still ? ', reduced motion' : ''}`;
    test(`${title}${further(turn, half)}`, async ({ browser, request }) => {
      await walk(browser, request, { ...pairing, half });
    });
  }
}
