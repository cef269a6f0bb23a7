import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

const BEGIN = 'bench-begin';
const END = 'bench-end';

/**
 * The tasks of the page's main thread during an action, each in milliseconds. They are taken from Chromium's trace, as an
 * observer in the page only sees tasks of more than 50 ms.
 */
export async function readMainThread(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => performance.mark(name), BEGIN);
  await run();
  await page.evaluate((name) => performance.mark(name), END);
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  const begin = trace.traceEvents.find(({ name }) => name === BEGIN);
  const end = trace.traceEvents.find(({ name }) => name === END);
  if (!begin || !end) throw new Error('the trace has lost the marks');
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      /RunTask$/.test(name) && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  return tasks.map(({ dur = 0 }) => dur / 1000);
}
