import { expect, type Locator, type Page } from '@playwright/test';
import { type CareerWords, careerWords } from './career-words.ts';
import type { Hand } from './hand.ts';
import { type Language, words } from './words.ts';

/** What the steps of a career journey need. */
export interface CareerJourney {
  readonly page: Page;
  readonly language: Language;
  readonly hand: Hand;
}

/** The part of the address behind the `#`. */
export function addressOf(page: Page): { readonly path: string; readonly query: URLSearchParams } {
  const [path = '', query] = new URL(page.url()).hash.slice(1).split('?');
  return { path, query: new URLSearchParams(query) };
}

/** Opens a position of a list, and returns its title. */
export async function openPosition({ page, hand }: CareerJourney, card?: Locator): Promise<string> {
  const first = card ?? page.locator('article').first();
  await expect(first).toBeVisible();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await hand.press(first.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return title;
}

/** The links of the website's menu, which is in the header or, on a phone, behind a button. */
export async function readMenu({ page, language, hand }: CareerJourney): Promise<string[]> {
  const word = careerWords[language];
  const button = page.getByRole('button', { name: word.menu, exact: true });
  const folded = await isMenuFolded(page, word);
  if (folded) await hand.press(button);
  const place = folded ? page.getByRole('dialog') : page.getByRole('banner');
  const links = place.getByRole('navigation', { name: word.website }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const labels = await links.allTextContents();
  if (folded) await page.keyboard.press('Escape');
  return labels;
}

/** Whether the menu is behind a button. Waits until either of the two is there. */
async function isMenuFolded(page: Page, word: CareerWords): Promise<boolean> {
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: word.menu, exact: true });
  const menu = header.getByRole('navigation', { name: word.website });
  await expect(button.or(menu).filter({ visible: true })).toHaveCount(1);
  return button.isVisible();
}

/** Presses a link of the website's menu. */
export async function chooseColumn({ page, language, hand }: CareerJourney, label: string): Promise<void> {
  const word = careerWords[language];
  const button = page.getByRole('button', { name: word.menu, exact: true });
  if (await isMenuFolded(page, word)) await hand.press(button);
  await hand.press(
    page.getByRole('navigation', { name: word.website }).getByRole('link', { name: label, exact: true }),
  );
}

/** Chooses another language in the header. */
export async function changeLanguage({ page, language, hand }: CareerJourney, next: Language): Promise<void> {
  await hand.press(page.getByRole('button', { name: new RegExp(`^${words[language].language}`) }));
  await hand.pick(page.getByRole('menuitemradio', { name: words[next].name }));
  await expect(page.locator('html')).toHaveAttribute('lang', words[next].html);
  // On a busy machine the new words may be there before the menu has gone.
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Logs the candidate in by code, on the login page. */
export async function logInByCode(
  { page, language, hand }: CareerJourney,
  readCode: () => Promise<string>,
): Promise<void> {
  const word = words[language];
  await expect(page).toHaveURL(/#\/login\?/);
  await hand.write(page.getByLabel(word.phone, { exact: true }), '13800000001');
  const sendCode = page.getByRole('button', { name: word.sendCode });
  await hand.press(sendCode);
  await expect(sendCode).toBeHidden();
  await hand.write(page.getByLabel(word.code, { exact: true }), await readCode());
  await hand.press(page.locator('main form').getByRole('button', { name: word.logIn, exact: true }));
}

/** Delivers to the shown position, with the login on the way, the check before sending, and the receipt. */
export async function deliverHere(journey: CareerJourney, readCode: () => Promise<string>): Promise<void> {
  const { page, language, hand } = journey;
  const word = words[language];
  await hand.press(page.getByRole('link', { name: word.deliver, exact: true }).locator('visible=true'));
  await logInByCode(journey, readCode);
  const send = page.getByRole('button', { name: word.deliver, exact: true });
  await expect(send).toBeVisible();
  await hand.press(send);
  await expect(page.getByRole('heading', { name: word.delivered })).toBeFocused();
}
