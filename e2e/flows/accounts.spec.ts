import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import {
  bindEmail,
  exportAndStay,
  logInByPassword,
  modifyPassword,
  refuseTakenPhone,
  registerByEmail,
  registerByPhone,
  resetByEmail,
} from '../support/account-journey.ts';
import { accountWords } from '../support/account-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { clickWords, keyWords } from '../support/click-words.ts';
import { type Hand, keyboardOf, mouse } from '../support/hand.ts';
import { further, type Pairing } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { dragSlider, keySlider } from '../support/slider.ts';

/** The pairings: each journey in all three languages, and once by keyboard alone. */
const pairings: readonly Pairing[] = [
  { language: 'zh-cn', width: 1440, by: 'keyboard' },
  { language: 'zh-hk', width: 360, by: 'mouse' },
  { language: 'en-us', width: 768, by: 'mouse' },
];

function handOf(by: Pairing['by'], page: Page): Hand {
  return by === 'mouse' ? mouse : keyboardOf(page);
}

for (const [at, { language, width, by }] of pairings.entries()) {
  const word = accountWords[language];
  const how = `${language} at ${width} px, by ${by}`;

  test(`a person registers, binds an e-mail, changes and resets the password on the production build, ${how}${further(at, 2)}`, async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    const journey = { page, word, hand: handOf(by, page), readCode };
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await refuseTakenPhone(journey);
    await registerByPhone(journey);
    await logInByPassword(journey, 'Passw0rd');
    await expect(page.getByRole('heading', { level: 1, name: word.settings })).toBeVisible();
    await bindEmail(journey);
    await modifyPassword(journey);
    await exportAndStay(journey);
    // Another visit, without the session.
    await page.evaluate(() => localStorage.removeItem('Authorization'));
    await page.reload();
    await resetByEmail(journey);
    await logInByPassword(journey, 'Passw2rd');
    await expect(page.getByText('ne***@example.com')).toBeVisible();
    expectSilence();
  });

  test(`a person registers by e-mail, and another logs in by account name, ${how}${further(at, 1)}`, async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    const journey = { page, word, hand: handOf(by, page), readCode };
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/login'));
    await registerByEmail(journey);
    await logInByPassword(journey, 'Passw0rd');
    await expect(page).toHaveURL(/#\/homepage/);
    await page.evaluate(() => localStorage.removeItem('Authorization'));
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await page.reload();
    await journey.hand.choose(page.getByRole('tab', { name: word.byPassword }));
    await journey.hand.write(page.getByLabel(word.account), 'candidate01');
    await logInByPassword(journey, 'Passw0rd');
    await expect(page.getByText('+86 138****0001')).toBeVisible();
    expectSilence();
  });

  test(`both kinds of captcha let a login pass, ${how}${further(at, 0)}`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    const hand = handOf(by, page);
    const [slide, click] = by === 'mouse' ? [dragSlider, clickWords] : [keySlider, keyWords];
    await page.setViewportSize({ width, height: 800 });
    for (const [phone, solve] of [
      ['13900000601', slide],
      ['13900000602', click],
    ] as const) {
      await page.goto(at('/login'));
      await hand.write(page.getByLabel(word.phone, { exact: true }), phone);
      await hand.write(page.getByLabel(word.code, { exact: true }), '888888');
      await hand.press(page.locator('form').getByRole('button', { name: word.logIn, exact: true }));
      await solve(page);
      await expect(page).toHaveURL(/#\/homepage/);
      await page.evaluate(() => localStorage.removeItem('Authorization'));
      await page.reload();
    }
    expectSilence();
  });

  test(`an employee signs on and logs out at the directory, and another logs in by user name, ${how}${further(at, 1)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language, site: 'internal' });
    const { expectSilence } = listen(page);
    const hand = handOf(by, page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/position?websiteId=site-internal'));
    await hand.press(page.getByRole('button', { name: word.signOn }));
    await expect(page).toHaveURL(/\/directory\/login\?/);
    await hand.write(page.getByLabel(word.directoryUser), 'employee');
    await hand.write(page.getByLabel(word.directoryPassword), 'Passw0rd');
    await hand.press(page.getByRole('button', { name: word.directorySignOn, exact: true }));
    await expect(page).toHaveURL(/#\/position/);
    await expect(page.locator('article').first()).toBeVisible();
    expect(page.url()).not.toContain('code=');
    await checkPage(page);

    await hand.press(page.getByRole('button', { name: word.greeting }));
    await hand.pick(page.getByRole('menuitem', { name: word.signOut }));
    // Through the directory's own log out, which sends the browser back.
    const atDirectory = page.waitForRequest(/\/directory\/logout\?/);
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: word.signOut }));
    await atDirectory;
    await expect(page.getByRole('button', { name: word.signOn })).toBeVisible();
    await expect(page).toHaveURL(/websiteId=site-internal/);

    await hand.write(page.getByLabel(word.userName), 'outsider');
    await hand.write(page.getByLabel(word.password, { exact: true }), 'Passw0rd');
    await hand.tick(page.getByRole('checkbox', { name: word.remember }));
    await hand.press(page.locator('form').getByRole('button', { name: word.logIn, exact: true }));
    await expect(page.getByText(word.loggedIn)).toBeVisible();
    await expect(page.getByRole('heading', { name: word.denied }).first()).toBeVisible();
    await checkPage(page);
    expectSilence();
  });
}

test('in the sandbox, an employee signs on at its directory, without a server', async ({ page }) => {
  const word = accountWords['zh-cn'];
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?site=internal&lang=zh-cn#/position`);
  await page.getByRole('button', { name: word.signOn }).click();
  await expect(page).toHaveURL(/\/directory\/login/);
  await page.locator('input[name=userName]').fill('outsider');
  await page.locator('input[name=password]').fill('Passw0rd');
  await page.locator('button[value=signOn]').click();
  await expect(page.getByRole('heading', { name: word.denied })).toBeVisible();
  await checkPage(page);
  expectSilence();
});
