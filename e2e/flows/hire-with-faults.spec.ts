import { truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import {
  askForCode,
  confirm,
  fillAuthorisation,
  fillScorecard,
  heading,
  logIn,
  openMail,
  press,
  submitEvaluation,
  UNREAD,
} from '../support/hire-steps.ts';
import { enterLinkCode } from '../support/link-code.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 of nothing') };

test('an application leads to a hire though each step fails once: en-us on the production build', async ({
  page,
  request,
  browser,
}) => {
  const world = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const { act, at, mailed, advance, fail } = world;
  // The browser itself logs that a connection broke.
  const { expectSilence } = listen(page, /Failed to load resource/);
  const status = page.locator('[data-delivery]').first();

  // The reply to the acceptance is lost on its way; it was pressed twice, too.
  await act(UNREAD, 'screen');
  await act(UNREAD, 'inviteToInterview');
  await fail('rm.interview.acceptInterview:network:once');
  await page.goto(at('/personalCenter'));
  await status.getByRole('link', { name: 'Answer the invitation' }).click();
  await page.getByRole('button', { name: 'I will come' }).dblclick();
  await expect(heading(page, 'You have accepted this interview')).toBeVisible();

  // The interviewer's session ends while the scorecard is written.
  await act(UNREAD, 'requestEvaluation');
  const interviewer = await openMail(browser, world, '/self/interviewer');
  await logIn(interviewer, '13800000003');
  await interviewer.getByRole('link', { name: 'Evaluate' }).click();
  await fillScorecard(interviewer);
  await fail('interviewEvaluation.submitEvaluation:40101:once');
  await submitEvaluation(interviewer);
  await expect(heading(interviewer, 'Your session has expired, please log in again')).toBeVisible();
  await logIn(interviewer, '13800000003');
  await expect(heading(interviewer, 'You have submitted this evaluation')).toBeVisible();

  // Two windows of one approver, and each decides otherwise.
  await act(UNREAD, 'requestApproval');
  const approval = await mailed('/positionApproval', 'approvals@chengyuan.example');
  const first = await openMail(browser, world, approval);
  const second = await openMail(browser, world, approval);
  await second.getByRole('radio', { name: /^Reject/ }).check();
  await second.getByRole('textbox', { name: /^Comment/ }).fill('Too late.');
  await first.getByRole('radio', { name: /^Approve/ }).check();
  await press(first, 'Submit the decision');
  await confirm(first, 'Approve');
  await expect(heading(first, 'You have approved this change')).toBeFocused();
  await press(second, 'Submit the decision');
  await confirm(second, 'Reject');
  await expect(heading(second, 'You have approved this change')).toBeVisible();
  await checkPage(second);

  // The first code that is entered is wrong.
  await act(UNREAD, 'requestBackgroundCheck');
  const phone = await openMail(browser, world, await mailed('/backgroundCheck'), { width: 360 });
  await askForCode(phone);
  await enterLinkCode(phone, '000000');
  await expect(phone.getByText('The verification code is not correct')).toBeVisible();
  await enterLinkCode(phone, await world.readCode());
  await fillAuthorisation(phone);
  // The page is closed on the way, and nothing that was typed is gone.
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: /^Signature/ })).toHaveValue('Lin Xiaoyu');
  // A consent is given anew.
  await phone.getByRole('checkbox').check();
  await press(phone, 'Authorize the check');
  await expect(heading(phone, 'You have authorized this check')).toBeFocused();

  // The offer expires before it is answered, and is sent anew. The candidate's own session is over by then.
  await act(UNREAD, 'sendOffer');
  await advance('15d');
  await page.goto(at(await mailed('/mailResponse/acceptOffer')));
  await expect(page.getByText('The offer has expired and cannot be operated.')).toBeVisible();
  await act(UNREAD, 'sendOffer');
  await page.goto(at('/personalCenter'));
  await logIn(page, '13800000001');
  await status.getByRole('link', { name: 'Answer the offer' }).click();
  const elsewhere = await openMail(browser, world, await mailed('/mailResponse/acceptOffer'));
  await press(elsewhere, 'Accept the offer');
  await press(page, 'Accept the offer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).dblclick();
  // The second press may reach the page below, which then takes the focus.
  await expect(heading(page, 'You have accepted this offer')).toBeVisible();
  await confirm(elsewhere, 'Accept');
  await expect(heading(elsewhere, 'You have accepted this offer')).toBeVisible();

  // A file that may not be handed in, and one whose upload fails the first time.
  await page.getByRole('link', { name: 'Send documents' }).click();
  const choose = page.getByLabel('Choose files');
  const scan = test.info().outputPath('scan.pdf');
  writeFileSync(scan, '%PDF-1.7 ');
  truncateSync(scan, 10 * 1024 * 1024 + 1);
  await choose.setInputFiles(scan);
  await expect(
    page.getByText('This file is larger than 10 MB. Please choose a smaller one.', { exact: true }),
  ).toBeVisible();
  await press(page, 'Remove scan.pdf');
  await fail('files.upload:http502:once');
  await choose.setInputFiles({ name: 'degree.pdf', ...pdf });
  await press(page, 'Upload degree.pdf again');
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await press(page, 'Submit');
  await expect(heading(page, 'Submitted documents')).toBeVisible();
  await checkPage(page);

  await act(UNREAD, 'hire');
  await page.goto(at('/personalCenter'));
  await expect(status).toContainText('Hired');
  expectSilence();
});
