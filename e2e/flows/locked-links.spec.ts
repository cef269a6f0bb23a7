import { expect, type Page, test } from '@playwright/test';
import { enterLinkCode } from '../support/link-code.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** Pages whose links ask for a code first, and the file of what each shows once it is open. */
const pages = [
  { route: '/healthCheck?token=medical-report', content: 'medical-content' },
  { route: '/mailResponse/collectTable?token=information-form', content: 'collect-content' },
  { route: '/backgroundCheck?token=background-check', content: 'background-content' },
  { route: '/resumeView?token=resume-verify', content: 'sent-resume' },
] as const;

/** Whether a page has asked for a file, by the beginning of its name. */
function listenToFiles(page: Page): (name: string) => boolean {
  const asked: string[] = [];
  page.on('request', (file) => asked.push(new URL(file.url()).pathname));
  return (name) => asked.some((path) => path.includes(`/assets/${name}-`));
}

const locked = (page: Page) => page.locator('main [data-state=locked]');
const opened = (page: Page) => page.locator('main [data-state=open]');

for (const { route, content } of pages)
  test(`a locked link fetches its content’s file only once a code is asked for: ${content}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us' });
    const hasAsked = listenToFiles(page);
    await page.goto(at(route));
    await expect(locked(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(hasAsked(content)).toBe(false);
    await page.getByRole('button', { name: /^(Text|Email) me a code/ }).click();
    await expect.poll(() => hasAsked(content)).toBe(true);
    await expect(locked(page)).toBeVisible();
    await enterLinkCode(page);
    await expect(opened(page).getByRole('heading').first()).toBeVisible();
    await expect(locked(page)).toHaveCount(0);
  });

test('a reload after the code fetches the content’s file at the same time as the answer', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/healthCheck?token=medical-report'));
  await expect(locked(page)).toBeVisible();
  await enterLinkCode(page);
  await expect(opened(page)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/gateway?*api_id=rm.check*', (call) => answer.promise.then(() => call.continue()));
  const hasAsked = listenToFiles(page);
  await page.reload();
  await expect.poll(() => hasAsked('medical-content')).toBe(true);
  await expect(opened(page)).toHaveCount(0);
  answer.resolve();
  await expect(opened(page).getByLabel(/^Hospital or practice/)).toBeVisible();
});

test('when the file of a link’s content cannot be fetched, the page says so and tries again on a press', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/healthCheck?token=medical-report'));
  await expect(locked(page)).toBeVisible();
  await page.route('**/medical-content-*.js', (file) => file.abort());
  await enterLinkCode(page);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('could not be fetched');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(opened(page).getByLabel(/^Hospital or practice/)).toBeVisible();
});

test('a link that needs no code does not fetch the form for one', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const hasAsked = listenToFiles(page);
  await page.goto(at('/positionApproval?token=position-approval'));
  await expect(opened(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(hasAsked('position-approval-page')).toBe(true);
  expect(hasAsked('link-locked')).toBe(false);
});
