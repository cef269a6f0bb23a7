import { expect, type Page } from '@playwright/test';
import { careerWords } from './career-words.ts';
import { type Language, words } from './words.ts';

/** What differs between the sandbox and the production build. */
interface LoopJourney {
  readonly page: Page;
  readonly language: Language;
  /** Reads the newest code that was sent, in the way a user would. */
  readonly readCode: () => Promise<string>;
  readonly solveCaptcha: (page: Page) => Promise<void>;
  /** Is called on each page of the way. */
  readonly checkPage: (page: Page) => Promise<void>;
}

/**
 * The whole loop of a candidate: search, open a position, deliver, log in by code with the slider captcha,
 * find the delivery with its timeline, revoke it, change the language, log out.
 */
export async function runHiringLoop(journey: LoopJourney): Promise<void> {
  const { page, language, checkPage } = journey;
  const word = words[language];

  await expect(page.locator('html')).toHaveAttribute('lang', word.html);
  await expect(page.locator('article').first()).toBeVisible();
  await checkPage(page);

  const post = await searchAndOpen(journey);
  await checkPage(page);

  await page.getByRole('link', { name: word.deliver, exact: true }).first().click();
  await logInByCode(journey);

  const check = page.getByRole('button', { name: word.deliver, exact: true });
  await expect(check).toBeVisible();
  await checkPage(page);
  await check.click();
  await expect(page.getByRole('heading', { name: word.delivered })).toBeFocused();
  await checkPage(page);

  await page.getByRole('link', { name: word.viewDelivery }).click();
  const delivery = page.locator('[data-delivery]').first();
  await expect(delivery.getByRole('heading')).toHaveText(post);
  await delivery.getByRole('button', { name: word.progress }).click();
  await expect(delivery.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(1);
  await checkPage(page);

  await delivery.getByRole('button', { name: word.revoke }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(post);
  await question.getByRole('button', { name: word.revoke }).click();
  await expect(page.getByText(word.revoked)).toBeVisible();
  await expect(page.locator('[data-delivery]').first()).toContainText(word.revokedStatus);

  await changeLanguages(page, language);
  await logOut(page, language);
}

/** Searches, opens the first position, and returns its title. */
async function searchAndOpen({ page, language, checkPage }: LoopJourney): Promise<string> {
  const word = words[language];
  await page.getByRole('search').getByRole('combobox').first().fill(word.keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/position\?.*keyword=/);
  // The homepage has cards too, so the list's heading tells that the list is shown.
  await expect(
    page.getByRole('heading', { level: 1, name: careerWords[language].positions, exact: true }),
  ).toBeVisible();
  const first = page.locator('article').first();
  await expect(first).toBeVisible();
  await checkPage(page);
  const post = (await first.getByRole('heading').textContent()) ?? '';
  expect(post.toLowerCase()).toContain(word.keyword);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post);
  return post;
}

async function logInByCode({
  page,
  language,
  readCode,
  solveCaptcha,
  checkPage,
}: LoopJourney): Promise<void> {
  const word = words[language];
  await expect(page).toHaveURL(/#\/login\?.*redirect=/);
  await page.getByLabel(word.phone, { exact: true }).fill('13800000001');
  await page.getByRole('button', { name: word.sendCode }).click();
  await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
  await checkPage(page);
  await page.getByLabel(word.code, { exact: true }).fill(await readCode());
  await page.locator('main').getByRole('button', { name: word.logIn, exact: true }).click();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/#\/fastDelivery\?/);
}

/** Switches to each other language and back, and checks that the page follows. */
async function changeLanguages(page: Page, from: Language): Promise<void> {
  const others = (Object.keys(words) as Language[]).filter((language) => language !== from);
  let shown = from;
  for (const next of [...others, from]) {
    await page.getByRole('button', { name: new RegExp(`^${words[shown].language}`) }).click();
    await page.getByRole('menuitemradio', { name: words[next].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', words[next].html);
    await expect(page.locator('[data-delivery]').first()).toContainText(words[next].revokedStatus);
    shown = next;
  }
}

async function logOut(page: Page, language: Language): Promise<void> {
  const word = words[language];
  await page.locator('main').getByRole('button', { name: word.logOut, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: word.confirmLogOut }).click();
  await expect(page.getByText(word.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(/#\/homepage/);
  await expect(page.getByRole('button', { name: word.logIn, exact: true })).toBeVisible();
}
