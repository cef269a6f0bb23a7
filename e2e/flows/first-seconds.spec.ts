import { expect, type Page, type Request, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** An answer that never comes. */
const silent = () => new Promise<never>(() => {});

const note = (page: Page) => page.locator('.shell-note');

for (const [language, message] of [
  ['zh-cn', '页面未能加载'],
  ['zh-hk', '頁面未能載入'],
  ['en-us', 'The page could not be loaded'],
] as const) {
  test(`the shell says that the portal’s script could not be fetched, and reloads on a press, ${language} at 320 px`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/assets/portal-*.js', (route) => route.abort());
    await page.goto(at('/homepage'));
    await expect(note(page)).toContainText(message);
    await page.unroute('**/assets/portal-*.js');
    await note(page).getByRole('button').click();
    await expect(page.locator('article').first()).toBeVisible();
  });
}

test('the page says that the frame of the website could not be fetched, and tries again on a press', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto(at('/homepage'));
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/site-*.js');
  await again.click();
  await expect(page.locator('article').first()).toBeVisible();
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  test('shows in every language that the page needs JavaScript', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${ports.portal}/`);
    for (const words of ['启用 JavaScript', '啟用 JavaScript', 'switch on JavaScript'])
      await expect(note(page)).toContainText(words);
    const { x, width } = (await note(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x >= 0 && x + width <= 320).toBe(true);
  });
});

/** The method and param of a call of the gateway; undefined for other requests. */
function methodOf(call: Request): string {
  const { paramString = '' } = call.postDataJSON() as { paramString?: string };
  const { biz }: { biz?: { method?: string } } = JSON.parse(
    Buffer.from(paramString, 'base64').toString() || '{}',
  );
  return biz?.method ?? '';
}

for (const [route, method] of [
  ['/mailResponse/acceptOffer?token=offer-pending', 'getOffer'],
  ['/mailResponse/forwardResume/?token=forward-resume', 'queryForward'],
  ['/Position', 'loadWebsiteStyle'],
  ['/complex/position?comId=com-energy', 'loadWebsiteStyle'],
] as const) {
  test(`the files and the first call of a page are requested once, before the portal’s script has arrived: ${route}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const asked: string[] = [];
    const calls: string[] = [];
    page.on('request', (file) => {
      if (file.resourceType() === 'fetch' && /\.(js|css)$/.test(file.url())) asked.push(file.url());
      if (file.method() === 'POST') calls.push(methodOf(file));
    });
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/portal-*.js', (file) => held.promise.then(() => file.continue()));
    const list = page.waitForResponse('**/early/**');
    await page.goto(at(route), { waitUntil: 'commit' });
    const { files }: { files: Readonly<Record<string, readonly string[]>> } = await (await list).json();
    const early = () => [...asked].sort();
    const expected = (files['en-us'] ?? []).map((file) => new URL(file, page.url()).href);
    await expect.poll(() => asked).toEqual(expect.arrayContaining(expected));
    await expect.poll(() => calls).toEqual([method]);
    const before = early();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(early()).toEqual(before);
    // A page by link fetches neither the frame nor the homepage of a website (decision 0138).
    expect(before.filter((url) => /\/site-/.test(url))).toHaveLength(route.includes('token=') ? 0 : 1);
    expect(calls.filter((call) => call === method)).toEqual([method]);
    expect(new Set(before).size).toBe(before.length);
  });
}

test('a link whose token has an unencoded plus is asked for once', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const calls: string[] = [];
  page.on('request', (call) => void (call.method() === 'POST' && calls.push(methodOf(call))));
  await page.goto(at('/mailResponse/acceptOffer?token=nobody+made'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call === 'getOffer')).toHaveLength(1);
});

test('the code of a page that needs a login is not fetched before the login', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const asked: string[] = [];
  page.on('request', (file) => asked.push(file.url()));
  await page.goto(at('/employPhilosophy?positionId=p-1'));
  await expect(page.locator('main').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/login-page-/.test(url))).not.toEqual([]);
  expect(asked.filter((url) => /\/(employ-philosophy-page|sanitise)-/.test(url))).toEqual([]);
});

/** Lets the test end the time limits of the page. */
async function holdTime(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const limit = new AbortController();
      addEventListener('time-is-over', () => limit.abort(new DOMException('', 'TimeoutError')));
      return limit.signal;
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('time-is-over')));
}

test('when config.json does not arrive in time, the shell says that the page could not be loaded', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const endTime = await holdTime(page);
  const asked = page.waitForRequest('**/config.json');
  await page.route('**/config.json', silent);
  await page.goto(at('/homepage'));
  await asked;
  await endTime();
  await expect(note(page)).toContainText('The page could not be loaded');
});

test('an address with a name and a password for the web server opens the page that it names', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/position?keyword=account').replace('//', '//name:password@'));
  await expect(page.locator('article').first()).toBeVisible();
  expect(new URL(page.url()).hash).toContain('/position?keyword=account');
});

test('when config.json is no JSON, the console tells why to whoever has written it', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const told = page.waitForEvent('pageerror');
  await page.route('**/config.json', (route) => route.fulfill({ body: '{ "environment": "prd", }' }));
  await page.goto(at('/homepage'));
  await expect(note(page)).toContainText('The page could not be loaded');
  expect((await told).name).toContain('SyntaxError');
});

test('when the early call for the website does not return in time, the portal calls again', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const endTime = await holdTime(page);
  const early = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/gateway?*api_id=rm.websiteView*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    early.resolve();
    return silent();
  });
  await page.goto(at('/position'));
  await early.promise;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endTime();
  await expect(page.getByRole('banner').getByText('Chengyuan Group Careers')).toBeVisible();
});

test('when the list of files of a page by link does not arrive in time, the portal asks the link itself', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const endTime = await holdTime(page);
  await page.route('**/early/**', silent);
  await page.goto(at('/mailResponse/acceptOffer?token=offer-pending'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your offer' })).toBeVisible();
  await endTime();
  await expect(page.getByRole('button', { name: 'Accept the offer', exact: true })).toBeVisible();
});

test('the page’s content policy allows pictures and gateways on plain http', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('http://pictures.intranet.test/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
  await page.route('http://gateway.intranet.test/**', (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto(at('/homepage'));
  const seen = await page.evaluate(async () => {
    const image = new Image();
    image.src = 'http://pictures.intranet.test/a.png';
    await image.decode();
    return {
      width: image.naturalWidth,
      status: (await fetch('http://gateway.intranet.test/gateway')).status,
    };
  });
  expect(seen).toEqual({ width: 1, status: 200 });
  expect(refused).toEqual([]);
});

test('a page begins with the look of the website that an earlier visit has stored, and ignores anything else in the stored text', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const kept = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--look-name'));
  await page.goto(at('/homepage'));
  await expect(page.getByRole('banner').getByText('Chengyuan Group Careers')).toBeVisible();
  await page.reload();
  expect(await kept()).toBe('"Chengyuan Group Careers"');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.includes('look:')))
      localStorage.setItem(key, `display:none;position:fixed;${localStorage.getItem(key)}`);
  });
  await page.reload();
  expect(await kept()).toBe('"Chengyuan Group Careers"');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.position)).toBe('');
  // A page by link is about the link's own website.
  await page.goto('about:blank');
  await page.goto(at('/mailResponse/acceptOffer?token=offer-pending'));
  expect(await kept()).toBe('');
});

test('without a chosen language, the next visit is in the website’s own language from the first word on', async ({
  page,
  request,
  browser,
}) => {
  const { at, enter, changeSite } = await openPortalWorld(page, request, { language: 'en-us' });
  await changeSite({ defaultLanguage: 'en-us' });
  const visitor = await (await browser.newContext()).newPage();
  await enter(visitor);
  await visitor.goto(at('/homepage'));
  await expect(visitor.getByRole('banner').getByText('Chengyuan Group Careers')).toBeVisible();
  await visitor.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const written = document.querySelector('#root')?.textContent ?? '';
      seen.push(...(written.match(/\p{Script=Han}{2,}/gu) ?? []));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const asked: (string | undefined)[] = [];
  visitor.on('request', (call) => {
    if (call.url().includes('api_id=rm.websiteView')) asked.push(call.headers().languageindex);
  });
  await visitor.reload();
  await expect(visitor.locator('article').first()).toBeVisible();
  expect(await visitor.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['2']));
  await visitor.context().close();
});

test('when an early file of the page does not arrive in time, the frame is shown and the portal fetches the file again', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const endTime = await holdTime(page);
  const list = '**/assets/position-list-page-*.js';
  await page.route(list, silent);
  const asked = page.waitForRequest(list);
  await page.goto(at('/position'));
  await asked;
  // Everything else that was asked for early has arrived: otherwise its time limit would end as well.
  await expect(page.getByRole('banner').getByText('Chengyuan Group Careers')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await page.unroute(list);
  await endTime();
  await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
});
