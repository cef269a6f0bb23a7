import { type Browser, expect, type Page, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld, type PortalWorld } from '../support/portal-world.ts';

/** The candidate's delivery that nobody has read yet. */
const DELIVERY = 'delivery-seed-1';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Somebody else's browser, opened by the link that was mailed to them. */
async function openMail(browser: Browser, world: PortalWorld, route: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await world.enter(page, 'en-us');
  await page.goto(world.at(route));
  return page;
}

/** Evaluates the interview as it went: four points for all that is required. */
async function evaluate(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit the evaluation' })).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) {
    const star = group.getByRole('radio', { name: /^4:/ });
    if ((await star.count()) > 0) await star.check();
  }
  await page.getByRole('radio', { name: 'Recommended', exact: true }).check();
  await page.getByRole('textbox', { name: /^Why/ }).fill('Knows the field, and asks the right questions.');
  await checkPage(page);
  await press(page, 'Submit the evaluation');
  await confirm(page, 'Submit');
  await expect(heading(page, 'You have submitted this evaluation')).toBeVisible();
}

/** Authorises the check on a phone, after the code that was sent there. */
async function authorise(page: Page, world: PortalWorld): Promise<void> {
  await press(page, 'Send code');
  await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
  await page.locator('input[autocomplete="one-time-code"]').fill(await world.readCode());
  await press(page, 'Continue');
  await expect(heading(page, 'Referees')).toBeVisible();
  await checkPage(page);
  for (const [label, text] of [
    [/^Name/, 'Wu Xiaolan'],
    [/^How you know/, 'Former manager'],
    [/^Company/, 'Yunfan Software'],
    [/^Phone/, '13912345678'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /^Signature/ }).fill('Lin Xiaoyu');
  await press(page, 'Authorise the check');
  await expect(heading(page, 'You have authorised this check')).toBeFocused();
}

test('from an application to a hire, by the links that are mailed: en-us on the production build', async ({
  page,
  request,
  browser,
}) => {
  const world = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const { act, at, mailed } = world;
  const { expectSilence } = listen(page);
  const status = page.locator('[data-delivery]').first();

  await act(DELIVERY, 'screen');
  await act(DELIVERY, 'inviteToInterview');
  await page.goto(at('/personalCenter'));
  await status.getByRole('link', { name: 'Answer the invitation' }).click();
  await checkPage(page);
  await press(page, 'I will come');
  await expect(heading(page, 'You have accepted this interview')).toBeVisible();

  await act(DELIVERY, 'requestEvaluation');
  const interviewer = await openMail(browser, world, await mailed('/interviewEvaluation'));
  await evaluate(interviewer);
  await interviewer.goto(at(await mailed('/interviewResults')));
  await expect(interviewer.getByText('4.0 of 5')).toBeVisible();
  await checkPage(interviewer);

  await act(DELIVERY, 'requestApproval');
  const [first, second] = [
    await openMail(browser, world, await mailed('/positionApproval', 'approvals@chengyuan.example')),
    await openMail(browser, world, await mailed('/positionApproval', 'second.approver@chengyuan.example')),
  ];
  await expect(second.getByRole('table')).toBeVisible();
  await first.getByRole('radio', { name: /^Approve/ }).check();
  await press(first, 'Submit the decision');
  await confirm(first, 'Approve');
  await expect(heading(first, 'You have approved this change')).toBeFocused();
  await second.reload();
  await expect(second.getByText('Somebody else has already dealt with this.')).toBeVisible();

  await act(DELIVERY, 'requestBackgroundCheck');
  const phone = await openMail(browser, world, await mailed('/backgroundCheck'), 360);
  await authorise(phone, world);
  await act(DELIVERY, 'requestSupplierCheck');
  const supplier = await openMail(browser, world, await mailed('/supplierBackgroundCheck'));
  await expect(supplier.getByText('Wu Xiaolan')).toBeVisible();
  for (const finding of await supplier.getByRole('radio', { name: 'Confirmed' }).all()) await finding.check();
  await press(supplier, 'Submit the results');
  await expect(heading(supplier, 'You have reported these results')).toBeFocused();

  await act(DELIVERY, 'sendOffer');
  await page.goto(at('/personalCenter'));
  await status.getByRole('link', { name: 'Answer the offer' }).click();
  await press(page, 'Accept the offer');
  await confirm(page, 'Accept');
  await expect(heading(page, 'You have accepted this offer')).toBeFocused();
  await act(DELIVERY, 'hire');
  await page.goto(at('/personalCenter'));
  await expect(status).toContainText('Hired');
  expectSilence();
});
