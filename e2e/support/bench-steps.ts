import { expect, type Locator, type Page } from '@playwright/test';

const bench = (page: Page) => page.locator('#bench');
const panel = (page: Page) => page.locator('#bench-panel');

/** The portal beside the bench. */
export const portalOf = (page: Page): Locator => page.locator('#portal');

/** The newest delivery at a stage, on the recruiter's desk. */
async function newestAt(page: Page, stage: string): Promise<Locator> {
  await bench(page).getByRole('tab', { name: 'Desk', exact: true }).click();
  const column = panel(page).getByRole('region', { name: new RegExp(`^${stage} \\d`) });
  return column.getByRole('listitem').first();
}

/** Presses a button of the newest delivery at a stage. */
export async function atDesk(page: Page, stage: string, action: string): Promise<void> {
  await (await newestAt(page, stage)).getByRole('button', { name: action, exact: true }).click();
}

/** Asks for something in the newest delivery at a stage. */
export async function askAtDesk(page: Page, stage: string, what: string): Promise<void> {
  const newest = await newestAt(page, stage);
  await newest.getByRole('combobox', { name: 'Ask for' }).selectOption(what);
  await newest.getByRole('button', { name: 'Ask', exact: true }).click();
}

/** The newest mail in the bench's inbox that contains a text. */
async function mailSaying(page: Page, says: string): Promise<Locator> {
  await bench(page).getByRole('tab', { name: 'Inbox', exact: true }).click();
  return panel(page).getByRole('listitem').filter({ hasText: says }).first();
}

/** Opens the link of the newest mail that contains a text, in the portal beside the bench. */
export async function openBenchMail(page: Page, says: string): Promise<void> {
  await (await mailSaying(page, says)).getByRole('button', { name: 'Open link' }).click();
}

/** The newest code in the bench's inbox. */
export async function readBenchCode(page: Page): Promise<string> {
  await bench(page).getByRole('tab', { name: 'Inbox', exact: true }).click();
  const code = panel(page).getByRole('listitem').first().locator('[data-code]');
  await expect(code).toHaveText(/^\d{6}$/);
  return (await code.textContent()) ?? '';
}
