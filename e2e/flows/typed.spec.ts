import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { unlockLink } from '../support/link-code.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const language = 'en-us';
const word = accountWords[language];

/** Ways in which a half-typed registration is left, and found again. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a press outside': async (page) => {
    await page.mouse.click(8, 500);
  },
  'a press on a link outside': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Positions', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/position/);
  },
};

for (const [name, leave] of Object.entries(ways)) {
  test(`a half-typed registration is kept after ${name}`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(at('/homepage'));
    const enter = page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true });
    await enter.click();
    const popover = page.getByRole('dialog');
    await popover.getByRole('button', { name: word.register, exact: true }).click();
    await popover.getByLabel(word.phone, { exact: true }).fill('13711112222');
    await popover.getByLabel(word.code, { exact: true }).fill('123456');
    await popover.getByRole('checkbox').check();
    await leave(page);
    await expect(popover).toBeHidden();
    await enter.click();
    await expect(popover.getByLabel(word.phone, { exact: true })).toHaveValue('13711112222');
    await expect(popover.getByLabel(word.confirmPassword)).toBeVisible();
    await expect(popover.getByRole('checkbox')).toBeChecked();
    // The same on the page of the login, where it goes on.
    await page.goto(at('/login'));
    await expect(page.locator('main').getByLabel(word.phone, { exact: true })).toHaveValue('13711112222');
    expectSilence();
  });
}

/** Holds the timers by which the page saves two seconds after an edit: only leaving it saves. */
const holdSaves = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: begin } = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...given: unknown[]) =>
        ms === 2000 ? 0 : begin(run, ms, ...given),
    });
  });

/** Edits a page, and goes to another site as soon as the page has loaded what it needs for that. */
async function leaveAfter(page: Page, edit: () => Promise<void>): Promise<void> {
  const loading = page.waitForResponse(/hmac-fallback/);
  await edit();
  const loaded = await loading;
  await page.evaluate((address) => import(address), loaded.url());
  await page.evaluate((elsewhere) => location.assign(elsewhere), `http://127.0.0.1:${ports.gateway}`);
}

const LAST = 'last.letter@mail.example';

test('a resume that is left for another site right after an edit is saved with it', async ({
  page,
  request,
}) => {
  const { at, readState } = await openPortalWorld(page, request, { language, persona: 'newcomer' });
  await holdSaves(page);
  await page.goto(at('/resumeEditor'));
  const basics = page.getByRole('region', { name: 'Basic information' });
  await leaveAfter(page, () => basics.getByRole('textbox', { name: /^Email/ }).fill(LAST));
  await expect.poll(async () => JSON.stringify(await readState()).includes(LAST)).toBe(true);
});

test('an information form that is left for another site right after an answer is saved with it', async ({
  page,
  request,
}) => {
  const { at, readState } = await openPortalWorld(page, request, { language });
  await holdSaves(page);
  await page.goto(at('/mailResponse/collectTable?token=information-form'));
  await unlockLink(page);
  await leaveAfter(page, () => page.getByLabel(/^Email/).fill(LAST));
  await expect.poll(async () => JSON.stringify(await readState()).includes(LAST)).toBe(true);
});
