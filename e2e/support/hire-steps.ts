import { type Browser, expect, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';
import type { PortalWorld } from './portal-world.ts';
import type { Language } from './words.ts';

/** The candidate's deliveries in a new world: one that is unread, and one whose interview is agreed. */
export const UNREAD = 'delivery-seed-1';
export const INTERVIEWED = 'delivery-seed-2';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Opens a mailed link in a browser context of its own, as its recipient would. */
export async function openMail(
  browser: Browser,
  world: PortalWorld,
  route: string,
  { width = 1440, language = 'en-us' as Language } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await world.enter(page, language);
  await page.goto(world.at(route));
  return page;
}

/** Logs in by code, on a page or in a dialog. */
export async function logIn(page: Page, phone: string): Promise<void> {
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await number.fill(phone);
  await page.getByRole('textbox', { name: 'Verification code' }).fill('888888');
  const form = page.locator('form', { has: number });
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills in a scorecard with four points for everything that is required. */
export async function fillScorecard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit the evaluation' })).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) {
    const star = group.getByRole('radio', { name: /^4:/ });
    if ((await star.count()) > 0) await star.check();
  }
  await page.getByRole('radio', { name: 'Recommended', exact: true }).check();
  await page.getByRole('textbox', { name: /^Why/ }).fill('Knows the field, and asks the right questions.');
  await checkPage(page);
}

/** Submits an evaluation. The caller checks the result. */
export async function submitEvaluation(page: Page): Promise<void> {
  await press(page, 'Submit the evaluation');
  await confirm(page, 'Submit');
}

/** Requests the code that a locked link asks for. */
export async function askForCode(page: Page): Promise<void> {
  await press(page, 'Text me a code');
  await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
}

/** Fills in the authorisation of a background check. */
export async function fillAuthorisation(page: Page): Promise<void> {
  await expect(heading(page, 'Referees')).toBeVisible();
  await checkPage(page);
  for (const [label, text] of [
    [/^Name/, 'Wu Xiaolan'],
    [/^How you know/, 'Former manager'],
    [/^Company/, 'Yunfan Software'],
    [/^Phone/, '13912345678'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /^Signature/ }).fill('Lin Xiaoyu');
}
