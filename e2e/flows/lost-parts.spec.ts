import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openPortalWorld } from '../support/portal-world.ts';

const logIn = (page: Page) => page.locator('header').getByRole('button', { name: 'Log in', exact: true });

const heights = { 360: 780, 1440: 900 } as const;

/** The homepage of a fresh world in English, its first position on screen. */
async function openHome(page: Page, request: APIRequestContext, width: keyof typeof heights): Promise<void> {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width, height: heights[width] });
  await page.goto(at('/homepage'));
  // Waits for all of it: a request that is under way when the connection breaks would show a failure of its own.
  await expect(page.locator('article')).toHaveCount(12);
  for (const name of ['All brands', 'All positions'])
    await expect
      .poll(async () => {
        // They come when they are scrolled to.
        await page.evaluate(() => scrollBy(0, 500));
        return page.getByRole('region', { name }).getByRole('link').count();
      })
      .toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Holds back a file until the returned function is called. */
async function hold(page: Page, file: string): Promise<{ asked: Promise<void>; let: () => void }> {
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    asked.resolve();
    await go.promise;
    await route.continue();
  });
  return { asked: asked.promise, let: go.resolve };
}

/** Opens the login, whose button is animated until its part has arrived. */
async function openLogInSlowly(page: Page): Promise<void> {
  const popover = await hold(page, '**/login-popover-*.js*');
  await logIn(page).click();
  await popover.asked;
  await expect(logIn(page)).toHaveAttribute('data-fetching');
  const moves = await logIn(page).evaluate((button) => button.getAnimations({ subtree: true }).length);
  expect(moves, 'something moves on the button').toBeGreaterThan(0);
  popover.let();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a press on the greeting opens its menu even when the menu’s code arrives during the press, en-us at 1440 px', async ({
  page,
  request,
}) => {
  const { at, readCode } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/login'));
  await page.getByLabel('Phone number', { exact: true }).fill('13800000001');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByRole('button', { name: /Resend in/ })).toBeVisible();
  await page.getByLabel('Verification code', { exact: true }).fill(await readCode());
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const greeting = page.getByRole('button', { name: /^Hello/ });
  await expect(greeting).toBeVisible();
  const menu = await hold(page, '**/user-menu-*.js');
  await greeting.hover();
  await menu.asked;
  await page.mouse.down();
  menu.let();
  await expect(greeting).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible();
  await expect(greeting).toHaveAttribute('aria-expanded', 'true');
});

test('a button is animated while its part is fetched, en-us at 360 px', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/homepage'));
  await expect(page.locator('article').first()).toBeVisible();
  await openLogInSlowly(page);
});

test('a part that cannot be fetched is reported beside its button, and typed text stays, en-us at 360 px', async ({
  page,
  request,
  context,
}) => {
  await openHome(page, request, 360);
  // Waits for the parts that are loaded without a press, since a file must not be lost between the cache and its import.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('search').getByRole('combobox').first().fill('all I typed');
  for (const name of ['Menu', /^Language/, 'Log in']) {
    const button = page.locator('header').getByRole('button', { name, exact: true }).first();
    await button.click();
    await expect(page.getByRole('alert').getByText(/could not be fetched/)).toBeVisible();
    await expect(page.getByRole('search').getByRole('combobox').first()).toHaveValue('all I typed');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').getByText(/could not be fetched/)).toBeHidden();
  }
  await context.setOffline(false);
  await openLogInSlowly(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
});

test('a part whose imports could not be fetched opens with the next press, en-us at 1440 px', async ({
  page,
  request,
}) => {
  await openHome(page, request, 1440);
  // All files of the part but its own: those that it imports, directly or through others.
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('login-popover') ? route.continue() : route.abort(),
  );
  await logIn(page).click();
  await expect(page.getByRole('alert').getByText(/could not be fetched/)).toBeVisible();
  await page.unrouteAll();
  await logIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a settings dialog that cannot be fetched is reported beside its button, and opens with another try', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.route('**/settings-dialog-*.js*', (route) => route.abort());
  await page.goto(at('/accountSettings'));
  const change = page.getByRole('main').getByRole('button', { name: 'Change Phone number' });
  const notice = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
  await change.click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await change.click();
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a registration that cannot be fetched leaves the way back to the login, and opens with another try', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.route('**/register-pane-*.js*', (route) => route.abort());
  await page.goto(at('/login'));
  const main = page.getByRole('main');
  await main.getByLabel('Phone number', { exact: true }).fill('13812345678');
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'could not be fetched' })).toBeVisible();
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main.getByLabel('Phone number', { exact: true })).toHaveValue('13812345678');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(main.getByLabel('Confirm the password')).toBeVisible();
});

test('a page whose code cannot be fetched says so inside the layout, and opens with another try, en-us at 1440 px', async ({
  page,
  request,
  context,
}) => {
  await openHome(page, request, 1440);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Positions', exact: true }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('could not be fetched');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Positions', exact: true })).toBeVisible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('could not be fetched');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/position/i);
  await expect(page.locator('article').first()).toBeVisible();
});

test('after a release, a missing part says that there is a new version, and the reload keeps typed text, en-us at 1440 px', async ({
  page,
  request,
}) => {
  const { at, enter } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position'));
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('search').getByRole('combobox').fill('all I typed');
  await page.route('**/login-popover-*.js*', (route) => route.fulfill({ status: 404 }));
  // The next release's page: its script has another name.
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(/assets\/portal-[\w-]+\.js/, 'assets/portal-next.js');
      await route.fulfill({ response: reply, body });
    },
  );
  await logIn(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'new version' });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await enter(page);
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('all I typed');
  await logIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that cannot be loaded in another language says so in that language, and keeps typed text, en-us at 360 px', async ({
  page,
  request,
  context,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/mailResponse/declinedOffer?token=offer-pending'));
  const reason = page.getByLabel(/Your reason|原因/);
  await reason.fill('I stay where I am');
  const choose = async (language: string) => {
    await page.getByRole('button', { name: /^(Language|语言)/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };
  // The words of both languages are here now; the answer of neither is kept.
  await choose('简体中文');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('拒绝录用');
  await choose('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decline the offer');
  // The answer in English: without it the page would go back to the Chinese one, which it could show without asking.
  await expect(page.getByText(/^You are about to decline the position “[^”]+” at [A-Z]/)).toBeVisible();
  await context.setOffline(true);
  await choose('简体中文');
  const notice = page.getByRole('alert').filter({ hasText: '未能以简体中文显示' });
  await expect(notice).toBeVisible();
  await expect(reason).toHaveValue('I stay where I am');
  await context.setOffline(false);
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(notice).toHaveCount(0);
  await expect(reason).toHaveValue('I stay where I am');
});
