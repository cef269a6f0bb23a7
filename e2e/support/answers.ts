import type { Page, Request } from '@playwright/test';

/** What waits until everything that the page has asked for is answered, and drawn. */
export function listenForAnswers(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let look = () => {};
  const close = (request: Request) => {
    open.delete(request);
    look();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    do {
      while (open.size > 0)
        await new Promise<void>((answered) => {
          look = answered;
        });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    } while (open.size > 0);
  };
}
