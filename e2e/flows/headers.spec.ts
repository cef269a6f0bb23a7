import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serveFolder } from '../static-server.ts';
import { listen } from '../support/check-page.ts';
import { type Deployment, deploy } from '../support/deployment.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { rewriteReplies } from '../support/rewrite-replies.ts';

const named = 'http://pictures.named.test';

let deployment: Deployment;
test.beforeAll(async () => {
  deployment = await deploy({ pictures: [named] });
});
test.afterAll(async () => {
  await deployment.close();
});

/** How a word processor pastes a line into an editor. */
const pasted = '<style>p.MsoNormal { margin: 0 }</style><p class="MsoNormal" style="margin:0">Pasted</p>';

test('a position shows its rich text, pasted from elsewhere, and its data for search engines without breaking the policy', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', portal: deployment.url });
  await rewriteReplies(page, (text, key) => (key === 'responsibilities' ? pasted + text : text));
  const { expectSilence } = listen(page);
  await page.goto(at('/position'));
  await page.locator('article').first().getByRole('link').first().click();
  await expect(page.getByText('Pasted', { exact: true })).toBeVisible();
  await expect(page.locator('main li').first()).toBeVisible();
  const posting = page.locator('script[type="application/ld+json"]');
  expect(await posting.textContent()).toContain('JobPosting');
  await page.goto(at('/agreement'));
  await expect(page.locator('main h2').first()).toBeVisible();
  expectSilence();
});

/** Whether the page can load a picture and make a call. */
function reach(page: Page, host: string) {
  return page.evaluate(async (origin) => {
    const image = new Image();
    image.src = `${origin}/a.png`;
    return {
      picture: await image.decode().then(
        () => 'shown',
        () => 'refused',
      ),
      call: await fetch(`${origin}/call`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    };
  }, host);
}

test('pictures and calls reach only the hosts that config.json names', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', portal: deployment.url });
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const anyOrigin = { 'Access-Control-Allow-Origin': '*' };
  const serve = async (visitor: Page) => {
    await visitor.route(/\.test\/a\.png$/, (route) =>
      route.fulfill({ contentType: 'image/png', body: picture }),
    );
    await visitor.route(/\.test\/call$/, (route) => route.fulfill({ json: {}, headers: anyOrigin }));
  };
  await serve(page);
  await page.goto(at('/homepage'));
  expect(await reach(page, named)).toEqual({ picture: 'shown', call: 'refused' });
  expect(await reach(page, 'http://elsewhere.test')).toEqual({ picture: 'refused', call: 'refused' });
  // The control: without the headers both are possible, since the page itself does not know the hosts of its deployment.
  const other = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(other.at('/homepage'));
  expect(await reach(page, 'http://elsewhere.test')).toEqual({ picture: 'shown', call: 200 });
});

test('only the pages that config.json names can frame the portal', async ({ page }, { outputDir }) => {
  mkdirSync(outputDir, { recursive: true });
  const framer = await serveFolder(outputDir, 0);
  const framed = await deploy({ ancestors: [framer.url] });
  for (const [{ url }, shown] of [
    [deployment, false],
    [framed, true],
  ] as const) {
    writeFileSync(`${outputDir}/frame.html`, `<iframe src="${url}/"></iframe>`);
    await page.goto(`${framer.url}/frame.html`);
    const [, inside] = page.frames();
    expect(inside?.url().startsWith(url)).toBe(shown);
  }
  await framed.close();
  await framer.close();
});

for (const [where, portalOf] of [
  ['under the headers', () => ({ portal: deployment.url })],
  ['by the page alone', () => ({})],
] as const) {
  test(`a text cannot become markup or a script, ${where}`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us', ...portalOf() });
    await page.goto(at('/homepage'));
    await expect(page.locator('article').first()).toBeVisible();
    const tried = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        'markup of an element': () => {
          document.createElement('div').innerHTML = '<img src=x onerror="window.ran = 1">';
        },
        'markup beside one': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        'a page in a frame': () => {
          document.createElement('iframe').srcdoc = '<script>parent.ran = 1</script>';
        },
        'a parsed page': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'a script by its text': () => {
          document.createElement('script').text = 'window.ran = 1';
        },
        'a script by its address': () => {
          document.createElement('script').src = 'data:text/javascript,window.ran=1';
        },
        'a policy of another name': () =>
          Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (text: string) => text }),
      };
      return Object.entries(attempts).map(([what, attempt]) => {
        try {
          attempt();
          return `${what}: done`;
        } catch (error) {
          return `${what}: ${error instanceof Error ? error.name : error}`;
        }
      });
    });
    expect(tried).toEqual([
      'markup of an element: TypeError',
      'markup beside one: TypeError',
      'a page in a frame: TypeError',
      'a parsed page: TypeError',
      'a script by its text: TypeError',
      'a script by its address: TypeError',
      'a policy of another name: TypeError',
    ]);
  });
}
