import { expect, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import {
  askForCode,
  confirm,
  fillAuthorisation,
  fillScorecard,
  heading,
  openMail,
  press,
  submitEvaluation,
  UNREAD,
} from '../support/hire-steps.ts';
import { enterLinkCode } from '../support/link-code.ts';
import { openPortalWorld } from '../support/portal-world.ts';

test('an application leads to a hire, by the links in the mails: en-us on the production build', async ({
  page,
  request,
  browser,
}) => {
  const world = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const { act, at, mailed } = world;
  const { expectSilence } = listen(page);
  const status = page.locator('[data-delivery]').first();

  await act(UNREAD, 'screen');
  await act(UNREAD, 'inviteToInterview');
  await page.goto(at('/personalCenter'));
  await status.getByRole('link', { name: 'Answer the invitation' }).click();
  await checkPage(page);
  await press(page, 'I will come');
  await expect(heading(page, 'You have accepted this interview')).toBeVisible();

  await act(UNREAD, 'requestEvaluation');
  const interviewer = await openMail(browser, world, await mailed('/interviewEvaluation'));
  await fillScorecard(interviewer);
  // At the end of the scorecard the resume is still beside it.
  await expect(interviewer.getByRole('region', { name: 'Resume' })).toBeInViewport({ ratio: 0.5 });
  await submitEvaluation(interviewer);
  await expect(heading(interviewer, 'You have submitted this evaluation')).toBeVisible();
  await interviewer.goto(at(await mailed('/interviewResults')));
  await expect(interviewer.getByText('4.0 of 5')).toBeVisible();
  await checkPage(interviewer);

  await act(UNREAD, 'requestApproval');
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

  await act(UNREAD, 'requestBackgroundCheck');
  const phone = await openMail(browser, world, await mailed('/backgroundCheck'), { width: 360 });
  await askForCode(phone);
  await enterLinkCode(phone, await world.readCode());
  await fillAuthorisation(phone);
  await press(phone, 'Authorize the check');
  await expect(heading(phone, 'You have authorized this check')).toBeFocused();
  await act(UNREAD, 'requestSupplierCheck');
  const supplier = await openMail(browser, world, await mailed('/supplierBackgroundCheck'));
  await expect(supplier.getByText('Wu Xiaolan')).toBeVisible();
  for (const finding of await supplier.getByRole('radio', { name: 'Confirmed', exact: true }).all())
    await finding.check();
  await press(supplier, 'Submit the results');
  await expect(heading(supplier, 'You have reported these results')).toBeFocused();

  await act(UNREAD, 'sendOffer');
  await page.goto(at('/personalCenter'));
  await status.getByRole('link', { name: 'Answer the offer' }).click();
  await press(page, 'Accept the offer');
  await confirm(page, 'Accept');
  await expect(heading(page, 'You have accepted this offer')).toBeFocused();
  await act(UNREAD, 'hire');
  await page.goto(at('/personalCenter'));
  await expect(status).toContainText('Hired');
  expectSilence();
});
