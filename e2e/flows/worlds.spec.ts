import { fileURLToPath } from 'node:url';
import type {} from '@careers/sandbox/sandbox-api';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { serveFolder } from '../static-server.ts';
import { listen } from '../support/check-page.ts';

const sandbox = (query: string, route = '/homepage') =>
  `http://localhost:${ports.sandbox}/?${query}#${route}`;

/** A world that no other test uses: the seed is part of its name. */
let seeds = 100;
const ownSeed = () => `seed=${seeds++}`;

const newestCode = (page: Page) =>
  page.evaluate(async () => {
    await window.sandbox?.ready;
    return window.sandbox?.inbox().at(-1)?.code;
  });

test('a worker that cannot be checked for an update causes no error in a second visit', async ({ page }) => {
  const { expectSilence } = listen(page);
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Not found'));
  });
  for (const visit of ['first', 'second']) {
    await page.goto(sandbox(`lang=en-us&${ownSeed()}`));
    await expect(page.locator('article').first(), visit).toBeVisible();
  }
  expectSilence();
});

/** A browser that has visited the sandbox when its worker was msw's own script. */
async function visitWithMswsWorker(page: Page): Promise<void> {
  await page.goto(`http://localhost:${ports.sandbox}/mockServiceWorker.js`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
}

test('the service worker answers calls but no files of the sandbox, also in a browser that had an older worker', async ({
  page,
}) => {
  await visitWithMswsWorker(page);
  await page.goto(sandbox(`lang=en-us&${ownSeed()}`));
  await expect(page.locator('article').first()).toBeVisible();
  const byWorker: string[] = [];
  const byNetwork: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    (response.fromServiceWorker() ? byWorker : byNetwork).push(pathname);
  });
  await page.reload();
  await expect(page.locator('article').first()).toBeVisible();
  // The browser reports a reply, and the page shows it, in either order.
  await expect.poll(() => byWorker).toContain('/gateway');
  expect(byWorker.filter((path) => path.endsWith('.js') || path.endsWith('.css'))).toEqual([]);
  expect(byNetwork).toContainEqual(expect.stringMatching(/\.js$/));
  const scripts = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname);
  });
  expect(scripts).toEqual(['/worldWorker.js']);
});

test('a tab that opens while the worker unregisters itself is answered', async ({ page, context }) => {
  const address = sandbox(`lang=en-us&${ownSeed()}`, '/position');
  await page.goto(address);
  await expect(page.locator('article').first()).toBeVisible();
  // What the worker itself does when it sees a tab close, and no other one yet.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  const second = await context.newPage();
  const { expectSilence } = listen(second);
  await second.goto(address);
  await expect(second.locator('article').first()).toBeVisible();
  expectSilence();
});

/** The sandbox at an address of its own, where releases can differ in the script of the service worker. */
async function serveReleases() {
  const folder = fileURLToPath(new URL('../../apps/sandbox/dist', import.meta.url));
  let release = 1;
  const server = await serveFolder(folder, 0, undefined, (path) =>
    path === '/worldWorker.js' ? `// ${release}\nimportScripts('mockServiceWorker.js');` : undefined,
  );
  return { ...server, release: () => release++ };
}

test('a release with another service worker opens in a used browser, and says in a tab of the former one that it has to be reloaded', async ({
  page,
  context,
}) => {
  const { url, release, close } = await serveReleases();
  const answer = (tab: Page) => tab.evaluate(async () => (await fetch('/__sandbox/inbox')).status);
  await page.goto(url);
  await expect(page.locator('article').first()).toBeVisible();
  release();
  const second = await context.newPage();
  const { expectSilence } = listen(second);
  await second.goto(url);
  await expect(second.locator('article').first()).toBeVisible();
  const reload = page.getByRole('alert').getByRole('button', { name: '重新加载页面' });
  await expect(reload).toBeVisible();
  expect(await answer(second)).toBe(200);
  expectSilence();
  await reload.click();
  await expect(page.locator('article').first()).toBeVisible();
  expect(await answer(page)).toBe(200);
  await close();
});

test.describe('a world', () => {
  test('is kept through a reload, and shared with a second tab', async ({ page, context }) => {
    const address = sandbox(`persona=candidate&lang=en-us&${ownSeed()}`, '/personalCenter');
    await page.goto(address);
    const first = page.locator('[data-delivery]').first();
    await first.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(first).toHaveAttribute('data-status', 'revoked');
    await page.reload();
    await expect(page.locator('[data-delivery]').first()).toHaveAttribute('data-status', 'revoked');
    const second = await context.newPage();
    await second.goto(address);
    await expect(second.locator('[data-delivery]').first()).toHaveAttribute('data-status', 'revoked');
  });

  test('is held from the moment at which a page goes on with it, so that no other tab deletes it', async ({
    page,
  }) => {
    await page.goto(sandbox(`lang=en-us&${ownSeed()}`));
    await page.evaluate(() => window.sandbox?.ready);
    // The next page gets no further than to its worker.
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => document.documentElement.setAttribute('data-asked', '');
    });
    await page.reload();
    await expect(page.locator('html[data-asked]')).toBeAttached();
    const held = () => page.evaluate(async () => (await navigator.locks.query()).held ?? []);
    await expect
      .poll(async () => (await held()).map(({ name }) => name?.split(':')[0]))
      .toContain('careers-visit');
  });

  test('is not opened by a wrong address, which is refused with the valid values', async ({ page }) => {
    await page.goto(sandbox('scenario=nonsense&size=many&colour=red'));
    await expect(page.getByRole('heading', { name: 'This address describes no world' })).toBeVisible();
    const problems = page.getByRole('listitem');
    await expect(problems).toHaveCount(3);
    await expect(problems.nth(0)).toContainText('one of default, empty, large');
    await expect(problems.nth(1)).toContainText('an integer from 0 to 100000');
    await expect(problems.nth(2)).toContainText('one of the parameters scenario, persona');
  });

  /** The whole of what is said: nothing of the browser's own words before it. */
  const howToOpen = /^The sandbox needs a service worker and a storage: open it over https or on localhost/;

  test('says how to open it, where the page may store nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get });
    });
    await page.goto(sandbox(ownSeed()));
    await expect(page.getByRole('heading', { name: 'The world could not be opened' })).toBeVisible();
    await expect(page.getByText(howToOpen)).toBeVisible();
  });

  test.describe('in a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('says how to open it in Chinese', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await page.goto(sandbox(ownSeed()));
      await expect(page.getByRole('heading', { name: '世界无法打开' })).toBeVisible();
      await expect(
        page.locator('[lang=zh]').getByText(/^沙盒需要 Service Worker 和浏览器存储/),
      ).toBeVisible();
    });
  });

  test('says how to open it, where the browser’s storage is turned off', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { value: null });
    });
    await page.goto(sandbox(ownSeed()));
    await expect(page.getByText(howToOpen)).toBeVisible();
  });

  test('says how to open it, where the page can have no service worker; the console has the reason', async ({
    page,
  }) => {
    // As on plain http, where a page lacks other things too, and its first error would be of those.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    });
    const reason = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(sandbox(ownSeed()));
    await expect(page.getByText(howToOpen)).toBeVisible();
    expect((await reason).text()).toContain('This page can have no service worker');
  });

  test('says how to open it, where the service worker does not answer', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => document.documentElement.setAttribute('data-asked', '');
    });
    const reason = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(sandbox(ownSeed()));
    await expect(page.locator('html[data-asked]')).toBeAttached();
    await page.clock.fastForward('00:20');
    await expect(page.getByText(howToOpen)).toBeVisible();
    expect((await reason).text()).toContain('the service worker does not answer');
  });

  test('opens in a tab whose storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(sandbox(`persona=candidate&lang=en-us&${ownSeed()}`, '/personalCenter'));
    await expect(page.locator('[data-delivery]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Dock bottom' }).click();
    await expect(page.getByRole('button', { name: 'Dock right' })).toBeVisible();
  });

  test('ends sessions by its own clock, so that the login opens over the page and the call is repeated', async ({
    page,
  }) => {
    await page.goto(sandbox(`persona=candidate&lang=en-us&${ownSeed()}`, '/personalCenter'));
    await expect(page.locator('[data-delivery]')).toHaveCount(3);
    await page.evaluate(() => window.sandbox?.advance('3h'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Your session has expired');
    await expect(page).toHaveURL(/personalCenter/);
    await dialog.getByRole('tab', { name: 'With a password' }).click();
    await dialog.getByLabel('Phone number, email or account name').fill('candidate01');
    await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-delivery]')).toHaveCount(3);
  });

  test('sends a delivery after the login, when the session had ended before', async ({ page }) => {
    // Without a route the scenario opens its own.
    await page.goto(
      `http://localhost:${ports.sandbox}/?scenario=session-expires-mid-form&lang=en-us&${ownSeed()}`,
    );
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone number', { exact: true }).fill('13800000001');
    await dialog.getByRole('button', { name: 'Text me a code' }).click();
    await expect.poll(() => newestCode(page)).toMatch(/^\d{6}$/);
    await dialog.getByLabel('Verification code', { exact: true }).fill((await newestCode(page)) ?? '');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Delivery successful' })).toBeVisible();
  });

  test('shows the server’s message of a business error, and tries again on a press', async ({ page }) => {
    await page.goto(
      sandbox(`fault=rm.position.queryPositionList:451:once&lang=en-us&${ownSeed()}`, '/position'),
    );
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'The system is busy, please try again later',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('article').first()).toBeVisible();
  });

  // A reply that is cut, or of another shape, is to the portal a malformed one (mocks/src/adapters/faults.test.ts).
  for (const kind of ['http502', 'network', 'malformed']) {
    test(`shows an answer that is ${kind} as an error, keeps typed text, and tries again on a press`, async ({
      page,
    }) => {
      await page.goto(
        sandbox(
          `fault=rm.position.queryPositionList:${kind}:once&lang=en-us&${ownSeed()}`,
          '/position?keyword=engineer',
        ),
      );
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('engineer');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('article').first()).toBeVisible();
    });
  }

  for (const [scenario, notice] of [
    ['position-closed', 'Position is closed'],
    ['position-delisted', 'Position has been delisted'],
  ]) {
    test(`of the preset ${scenario} shows the notice, and no way to apply`, async ({ page }) => {
      await page.goto(`http://localhost:${ports.sandbox}/?scenario=${scenario}&lang=en-us`);
      await expect(page.getByText(notice ?? '').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
    });
  }

  test('tells a newcomer what is missing in the resume', async ({ page }) => {
    await page.goto(sandbox(`persona=newcomer&lang=en-us&${ownSeed()}`, '/position'));
    await page.locator('article').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    await expect(page.getByText('Please fill in the required content completely')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  });

  test('leads home from an address that does not exist', async ({ page }) => {
    await page.goto(sandbox(`lang=en-us&${ownSeed()}`, '/no/such/page'));
    await page.getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL(/#\/homepage/);
  });
});
