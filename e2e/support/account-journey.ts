import { expect, type Locator, type Page } from '@playwright/test';
import type { AccountWords } from './account-words.ts';
import { checkPage } from './check-page.ts';
import type { Hand } from './hand.ts';

/** What the steps of an account journey need. */
interface AccountJourney {
  readonly page: Page;
  readonly word: AccountWords;
  readonly hand: Hand;
  /** Reads the newest code that was sent, in the way a user would. */
  readonly readCode: () => Promise<string>;
}

const PHONE = '13711112222';
const EMAIL = 'new@example.com';

/** Tries a phone that is already registered: an error at its field leads to the login. */
export async function refuseTakenPhone({ page, word, hand }: AccountJourney): Promise<void> {
  await hand.press(page.getByRole('button', { name: word.register, exact: true }));
  await hand.write(page.getByLabel(word.phone, { exact: true }), '13800000001');
  await hand.press(page.getByRole('button', { name: word.sendCode }));
  await expect(page.getByText(word.taken)).toBeVisible();
  await hand.press(page.getByRole('button', { name: word.logInInstead }));
  await expect(page.getByLabel(word.phone, { exact: true })).toHaveValue('13800000001');
}

/** Registers by phone, with the agreement's warning; the login with the account filled in follows. */
export async function registerByPhone(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  await hand.press(page.getByRole('button', { name: word.register, exact: true }));
  await hand.write(page.getByLabel(word.phone, { exact: true }), PHONE);
  await finishRegistration(journey);
  await expect(page.getByLabel(word.account)).toHaveValue(PHONE);
}

/** Registers by e-mail. */
export async function registerByEmail(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  await hand.press(page.getByRole('button', { name: word.register, exact: true }));
  await hand.choose(page.getByRole('tab', { name: word.registerByEmail }));
  await hand.write(page.getByLabel(word.email, { exact: true }), EMAIL);
  await finishRegistration(journey);
  await expect(page.getByLabel(word.account)).toHaveValue(EMAIL);
}

/** Fills in code and password, and accepts the agreement after its warning. */
async function finishRegistration(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  await fillCode(journey, page.locator('main'));
  await hand.write(page.getByLabel(word.password, { exact: true }), 'Passw0rd');
  await hand.write(page.getByLabel(word.confirmPassword), 'Passw0rd');
  await hand.press(page.locator('form').getByRole('button', { name: word.register, exact: true }));
  await expect(page.getByText(word.agreeFirst)).toBeVisible();
  await checkPage(page);
  await hand.tick(page.getByRole('checkbox'));
  await hand.press(page.locator('form').getByRole('button', { name: word.register, exact: true }));
  await expect(page.getByText(word.registered)).toBeVisible();
}

/** Logs in with a password on a page where the account is filled in. */
export async function logInByPassword({ page, word, hand }: AccountJourney, password: string): Promise<void> {
  await hand.write(page.getByLabel(word.password, { exact: true }), password);
  await hand.press(page.locator('form').getByRole('button', { name: word.logIn, exact: true }));
}

/** Binds an e-mail by its code, after confirming the password. */
export async function bindEmail(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  await expect(page.getByText('+86 137****2222')).toBeVisible();
  await checkPage(page);
  await hand.press(page.getByRole('button', { name: word.bindEmail }));
  const dialog = page.getByRole('dialog');
  await hand.select(dialog.getByRole('radio', { name: word.ownPassword, exact: true }));
  await hand.write(dialog.getByLabel(word.currentPassword, { exact: true }), 'Passw0rd');
  await checkPage(page);
  await hand.press(dialog.getByRole('button', { name: word.goOn, exact: true }));
  await hand.write(dialog.getByLabel(word.email, { exact: true }), EMAIL);
  await fillCode(journey, dialog);
  await checkPage(page);
  await hand.press(dialog.getByRole('button', { name: word.save, exact: true }));
  await expect(page.getByText('ne***@example.com')).toBeVisible();
}

/** Changes the password. */
export async function modifyPassword({ page, word, hand }: AccountJourney): Promise<void> {
  await hand.press(page.getByRole('button', { name: word.modifyPassword }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel(word.currentPassword, { exact: true }), 'Passw0rd');
  await hand.write(dialog.getByLabel(word.newPassword, { exact: true }), 'Passw1rd');
  await hand.write(dialog.getByLabel(word.confirmPassword), 'Passw1rd');
  await checkPage(page);
  await hand.press(dialog.getByRole('button', { name: word.save, exact: true }));
  await expect(dialog).toBeHidden();
}

/** Exports all stored data, requests the account's deletion, and cancels that. */
export async function exportAndStay(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: word.export, exact: true }));
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await hand.press(page.getByRole('button', { name: word.deleteAccount, exact: true }));
  const dialog = page.getByRole('dialog');
  await fillCode(journey, dialog);
  await hand.press(dialog.getByRole('button', { name: word.deleteAccount, exact: true }));
  await expect(dialog).toBeHidden();
  await hand.press(page.getByRole('button', { name: word.keepAccount }));
  await expect(page.getByText(word.cancelled)).toBeVisible();
}

/** Resets a forgotten password by e-mail, in the drawer's three steps. */
export async function resetByEmail(journey: AccountJourney): Promise<void> {
  const { page, word, hand } = journey;
  await hand.choose(page.getByRole('tab', { name: word.byPassword }));
  await hand.press(page.getByRole('button', { name: word.forgot }));
  const drawer = page.getByRole('dialog');
  await hand.choose(drawer.getByRole('tab', { name: word.byEmail }));
  await hand.write(drawer.getByLabel(word.email, { exact: true }), EMAIL);
  await fillCode(journey, drawer);
  await hand.press(drawer.getByRole('button', { name: word.next }));
  await hand.write(drawer.getByLabel(word.newPassword, { exact: true }), 'Passw2rd');
  await hand.write(drawer.getByLabel(word.confirmPassword), 'Passw2rd');
  await checkPage(page);
  await hand.press(drawer.getByRole('button', { name: word.setPassword }));
  await expect(drawer.getByText(word.passwordSet).first()).toBeVisible();
  await hand.press(drawer.getByRole('button', { name: word.goToLogin }));
  await expect(page.getByLabel(word.account)).toHaveValue(EMAIL);
}

async function fillCode({ word, hand, readCode }: AccountJourney, place: Locator): Promise<void> {
  await hand.press(place.getByRole('button', { name: word.sendCode }));
  await expect(place.getByRole('button', { name: word.resend })).toBeVisible();
  await hand.write(place.getByLabel(word.code, { exact: true }), await readCode());
}
