import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { askAtDesk, atDesk, openBenchMail, portalOf, readBenchCode } from '../support/bench-steps.ts';
import { checkPage, listen } from '../support/check-page.ts';
import {
  askForCode,
  confirm,
  fillAuthorisation,
  fillScorecard,
  logIn,
  press,
  submitEvaluation,
} from '../support/hire-steps.ts';
import { DAY, dayOf } from '../support/link-acts.ts';
import { enterLinkCode } from '../support/link-code.ts';

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 of nothing') };

async function openSandbox(page: Page, route: string) {
  await page.setViewportSize({ width: 1680, height: 950 });
  const world = 'persona=candidate&lang=en-us&seed=411';
  await page.goto(`http://localhost:${ports.sandbox}/?${world}#${route}`);
  const portal = portalOf(page);
  return {
    portal,
    receipt: (name: string) => expect(portal.getByRole('heading', { name })).toBeVisible(),
    write: (label: RegExp, text: string) => portal.getByRole('textbox', { name: label }).fill(text),
    attach: async (name: string) => {
      await portal.getByLabel('Choose files').setInputFiles({ name, ...pdf });
      await expect(portal.getByText('Uploaded', { exact: true })).toBeVisible();
    },
    /** Opens a link that asks for a code, and enters the one that came. */
    openLocked: async (says: string) => {
      await openBenchMail(page, says);
      await askForCode(page);
      await enterLinkCode(page, await readBenchCode(page));
    },
    fail: (fault: string) => page.evaluate((one) => window.sandbox?.set({ fault: [one] }), fault),
    goTo: (to: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, `#${to}`),
  };
}

test('in the sandbox, an application leads to a hire in one window, by the mails that arrive', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { expectSilence } = listen(page);
  const { portal, receipt, write, attach, openLocked, goTo } = await openSandbox(page, '/position');
  const newest = portal.locator('[data-delivery]').first();
  const status = async (expected: string) => {
    await goTo('/personalCenter');
    await expect(newest).toHaveAttribute('data-status', expected);
  };

  await portal.getByRole('article').last().getByRole('link').first().click();
  await portal.getByRole('link', { name: 'Apply', exact: true }).first().click();
  await portal.getByRole('button', { name: 'Apply', exact: true }).click();
  await receipt('Delivery successful');

  await askAtDesk(page, 'Applied', 'Manager’s opinion');
  await openBenchMail(page, 'Please look at');
  await portal.getByRole('radio', { name: /^A good match/ }).check();
  await press(page, 'Send the answer');
  await expect(portal.locator('[data-state=done]')).toBeVisible();

  await atDesk(page, 'Applied', 'Start screening');
  await atDesk(page, 'Screening', 'Let them choose a time');
  await openBenchMail(page, 'You will interview a candidate');
  await expect(portal.locator('[data-state=open]')).toBeVisible();
  await status('interview');
  await newest.getByRole('link', { name: 'Choose a time' }).click();
  await portal.locator('label:has([type=radio]:enabled)').first().click();
  await press(page, 'Book this time');
  await receipt('Your interview is booked');

  await askAtDesk(page, 'Interview', 'Evaluation');
  await openBenchMail(page, 'Please evaluate');
  await fillScorecard(page);
  await submitEvaluation(page);
  await receipt('You have submitted this evaluation');
  await openBenchMail(page, 'has been evaluated');
  await expect(portal.getByText('4.0 of 5')).toBeVisible();

  await askAtDesk(page, 'Interview', 'Approval');
  await openBenchMail(page, 'is waiting for your approval');
  await portal.getByRole('radio', { name: /^Approve/ }).check();
  await press(page, 'Submit the decision');
  await confirm(page, 'Approve');
  await receipt('You have approved this change');

  await askAtDesk(page, 'Interview', 'Background check');
  await openLocked('Hiring for');
  await fillAuthorisation(page);
  await press(page, 'Authorize the check');
  await receipt('You have authorized this check');
  await askAtDesk(page, 'Interview', 'Supplier’s check');
  await openBenchMail(page, 'Please submit the results');
  await expect(portal.getByRole('button', { name: 'Submit the results' })).toBeVisible();
  for (const finding of await portal.getByRole('radio', { name: 'Confirmed', exact: true }).all())
    await finding.check();
  await press(page, 'Submit the results');
  await receipt('You have reported these results');

  await atDesk(page, 'Interview', 'Send offer');
  await status('offer');
  await openBenchMail(page, 'We are pleased to offer you');
  await press(page, 'Accept the offer');
  await confirm(page, 'Accept');
  await receipt('You have accepted this offer');
  await openBenchMail(page, 'Please send your documents');
  await attach('degree.pdf');
  await press(page, 'Submit');
  await receipt('Submitted documents');

  await askAtDesk(page, 'Offer', 'Medical report');
  await openLocked('Please upload your medical report');
  await portal.getByRole('checkbox').check();
  await write(/^Day of the examination/, dayOf(Date.now() - 3 * DAY));
  await write(/^Hospital or practice/, 'Lingwan Hospital');
  await attach('report.pdf');
  await press(page, 'Submit the report');
  await receipt('You have submitted your medical report');

  await askAtDesk(page, 'Offer', 'Information form');
  await openLocked('Please fill in the information form');
  await write(/^Full name/, 'Lin Xiaoyu');
  await write(/^Identity document number/, 'E12345678');
  await write(/^Date of birth/, '1995-04-12');
  await write(/^Mobile/, '13800000001');
  await write(/^Email/, 'lin@mail.example');
  await write(/^Address/, 'Keyuan Road 15');
  await write(/^Earliest first day/, dayOf(Date.now() + 60 * DAY));
  await portal.getByRole('radio', { name: 'No', exact: true }).check();
  await attach('passport.pdf');
  await press(page, 'Submit');
  await receipt('You have submitted this form');
  await checkPage(page);

  await atDesk(page, 'Offer', 'Hire');
  await openBenchMail(page, 'Welcome! You are hired');
  await expect(portal.getByText(/^Welcome! You are hired/)).toBeVisible();
  await status('hired');
  expectSilence();
});

test('in the sandbox, an application leads to a hire though each step fails once @further', async ({
  page,
}) => {
  // The browser itself logs that a reply is missing.
  const { expectSilence } = listen(page, /Failed to load resource/);
  const { portal, receipt, fail, goTo } = await openSandbox(page, '/personalCenter');
  const newest = portal.locator('[data-delivery]').first();

  // Whoever chooses a time has to log in again first; the time is then booked as it was chosen.
  await atDesk(page, 'Applied', 'Start screening');
  await atDesk(page, 'Screening', 'Let them choose a time');
  await newest.getByRole('link', { name: 'Choose a time' }).click();
  await portal.locator('label:has([type=radio]:enabled)').first().click();
  await fail('rm.interview.pickSlot:40101:once');
  await press(page, 'Book this time');
  await receipt('Your session has expired, please log in again');
  await logIn(page, '13800000001');
  await receipt('Your interview is booked');

  // The first code that is entered is wrong, and the page is closed before what was typed has been sent.
  await askAtDesk(page, 'Interview', 'Background check');
  await openBenchMail(page, 'Hiring for');
  await askForCode(page);
  await enterLinkCode(page, '000000');
  await expect(portal.getByText('The verification code is not correct')).toBeVisible();
  await enterLinkCode(page, await readBenchCode(page));
  await fillAuthorisation(page);
  await page.reload();
  await expect(portal.getByRole('textbox', { name: /^Signature/ })).toHaveValue('Lin Xiaoyu');
  await portal.getByRole('checkbox').check();
  // The reply to what was sent is lost on its way.
  await fail('rm.check.submitBackgroundCheck:network:once');
  await press(page, 'Authorize the check');
  await receipt('You have authorized this check');

  // The offer expires before it is answered; the next one is accepted by two presses.
  await atDesk(page, 'Interview', 'Send offer');
  await page.evaluate(() => window.sandbox?.advance('15d'));
  await openBenchMail(page, 'We are pleased to offer you');
  await expect(portal.getByText('The offer has expired and cannot be operated.')).toBeVisible();
  await atDesk(page, 'Offer', 'Send offer');
  await openBenchMail(page, 'We are pleased to offer you');
  await press(page, 'Accept the offer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).dblclick();
  await receipt('You have accepted this offer');

  // A file whose upload fails the first time.
  await openBenchMail(page, 'Please send your documents');
  await fail('files.upload:http502:once');
  await portal.getByLabel('Choose files').setInputFiles({ name: 'degree.pdf', ...pdf });
  await press(page, 'Upload degree.pdf again');
  await expect(portal.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await press(page, 'Submit');
  await receipt('Submitted documents');
  await checkPage(page);

  await atDesk(page, 'Offer', 'Hire');
  await goTo('/personalCenter');
  await logIn(page, '13800000001');
  await expect(newest).toHaveAttribute('data-status', 'hired');
  expectSilence();
});

test('in the sandbox, a declined offer ends every open link of the application @further', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  const { portal, receipt, write, goTo } = await openSandbox(page, '/personalCenter');
  const stage = portal.locator('[data-delivery="delivery-seed-2"]');
  await askAtDesk(page, 'Interview', 'Background check');
  await atDesk(page, 'Interview', 'Send offer');
  await openBenchMail(page, 'We are pleased to offer you');
  await portal.getByRole('link', { name: 'Decline' }).click();
  await write(/^Your reason/, 'I stay where I am');
  await press(page, 'Decline the offer');
  await confirm(page, 'Decline');
  await receipt('You have declined this offer');
  await openBenchMail(page, 'Hiring for');
  await expect(portal.getByText('This application has ended')).toBeVisible();
  await checkPage(page);
  await goTo('/personalCenter');
  await expect(stage).toHaveAttribute('data-status', 'closed');
  expectSilence();
});
