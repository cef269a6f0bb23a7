import { expect, type Page, type Request } from '@playwright/test';

/**
 * What opens addresses one after another, each in a load of its own, after which nothing of another page is left, and
 * waits until the page has all that it asked for and shows it.
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

/** What waits until everything that the page has asked for is answered, and drawn. */
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
