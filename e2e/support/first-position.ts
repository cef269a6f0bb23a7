import type { Page } from '@playwright/test';

/** The id of the first position in the list on a page. */
export async function firstPosition(page: Page): Promise<string> {
  const address = await page.locator('article a[href*="id="]').first().getAttribute('href');
  const id = new URLSearchParams(address?.split('#').at(-1)?.split('?')[1]).get('id');
  if (!id) throw new Error('no position is listed');
  return id;
}
