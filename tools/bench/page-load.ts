import type { Browser, BrowserContext, Page } from '@playwright/test';
import { viewport } from './browser.ts';
import { type PaintWatch, watchPaints } from './watch-paints.ts';

/** How much the machine and the connection are slowed down. */
export interface Throttle {
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly network?: {
    /** Milliseconds before the answer to a request begins, also on loopback. */
    readonly latency: number;
    /** Bytes a second. */
    readonly download: number;
    readonly upload: number;
  };
}

/** 150 ms, 1.6 Mbit/s down and 750 kbit/s up, a quarter of the processor's speed. */
export const slowPhone: Throttle = {
  cpu: 4,
  network: { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 },
};

/** A quarter of the processor's speed, and the connection as it is. */
export const slowProcessor: Throttle = { cpu: 4 };

/** The machine and the connection as they are. */
export const unthrottled: Throttle = { cpu: 1 };

export interface PageLoad {
  /** What the observer in the page has seen, in milliseconds since the navigation began. */
  readonly paints: PaintWatch;
  /** Milliseconds until the page itself had arrived; shows whether the connection was slowed down. */
  readonly pageCame: number;
  /** The addresses of all requests, including that of the page. */
  readonly requested: readonly string[];
  /** The texts of the inline scripts and styles of the page. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** The errors on the page. */
  readonly errors: readonly string[];
}

/** How long a page may go on working after its network has been quiet for half a second. */
const SETTLE_MS = 1500;

/** Loads a page with an empty cache, does nothing there but `act`, and waits until it is idle. */
export async function loadPage(
  browser: Browser,
  url: string,
  throttle: Throttle = unthrottled,
  act?: (page: Page) => Promise<void>,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await openThrottled(context, throttle);
    const requested: string[] = [];
    const errors: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    if (act) await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        paints: window.benchPaints,
        pageCame: navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0,
        scripts: [...document.scripts].filter((script) => !script.src).map((script) => script.text),
        styles: [...document.querySelectorAll('style')].map((style) => style.textContent),
      };
    });
    if (!seen.paints) throw new Error(`${url} was left while it was measured`);
    return {
      paints: seen.paints,
      pageCame: seen.pageCame,
      requested,
      inline: { scripts: seen.scripts, styles: seen.styles },
      errors,
    };
  } finally {
    await context.close();
  }
}

/** Opens a page with a slowed machine and connection. */
export async function openThrottled(context: BrowserContext, throttle: Throttle): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  if (throttle.network) {
    const { latency, download, upload } = throttle.network;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    });
  }
  return page;
}
