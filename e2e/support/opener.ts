import { expect, type Page, type Request } from '@playwright/test';

/**
 * Returns a function that opens an address in a fresh load, with nothing left of the page before, and waits until
 * everything that the page has requested is answered and shown.
 */
export function openerOf(page: Page): (address: string) => Promise<void> {
  const answered = listenForAnswers(page);
  return async (address) => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await answered();
    await expect(page.locator('[data-state=pending], [data-fetching], [aria-busy=true]')).toHaveCount(0);
  };
}

/** Returns a function that waits until all requests of the page are answered and the answers are drawn. */
function listenForAnswers(page: Page): () => Promise<void> {
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
