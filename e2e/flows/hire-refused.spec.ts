import { expect, type Page, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import { confirm, heading, INTERVIEWED, openMail, press, UNREAD } from '../support/hire-steps.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const OVER = '该应聘流程已结束，此链接不再展示任何内容。';
const inChinese = { language: 'zh-cn' } as const;

/** The candidate's delivery in the personal center. */
const delivery = (page: Page, id: string) => page.locator(`[data-delivery="${id}"]`);

test('a late refusal by the candidate or by the company ends the process and every open link: zh-cn on the production build', async ({
  page,
  request,
  browser,
}) => {
  const world = await openPortalWorld(page, request, { language: 'zh-cn', persona: 'candidate' });
  const { act, at, mailed } = world;
  const { expectSilence } = listen(page);
  await page.goto(at('/personalCenter'));
  await expect(page.locator('[data-delivery]').first()).toBeVisible();

  // The candidate declines what was offered, while a form is still open.
  for (const event of ['screen', 'inviteToInterview']) await act(UNREAD, event);
  await page.goto(at(await mailed('/acceptInterview')));
  await press(page, '我会参加');
  await expect(heading(page, '你已接受这次面试')).toBeVisible();
  for (const event of ['requestBackgroundCheck', 'sendOffer', 'requestInformationForm'])
    await act(UNREAD, event);
  const check = await mailed('/backgroundCheck');
  const form = await mailed('/mailResponse/collectTable');
  const offer = await mailed('/mailResponse/acceptOffer');
  const declining = await openMail(browser, world, offer.replace('acceptOffer', 'declinedOffer'), inChinese);
  await declining.getByRole('textbox', { name: /^原因/ }).fill('我决定留在现在的公司。');
  await press(declining, '拒绝录用');
  await confirm(declining, '拒绝');
  await expect(heading(declining, '你已拒绝这份录用')).toBeFocused();
  await expect(declining.getByText('我决定留在现在的公司。')).toBeVisible();
  await checkPage(declining);
  for (const [link, title] of [
    [check, '背景调查'],
    [form, '信息采集表'],
  ] as const) {
    await page.goto(at(link));
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(OVER)).toBeVisible();
  }
  await page.goto(at(offer));
  await expect(heading(page, '你已拒绝这份录用')).toBeVisible();
  await expect(page.getByRole('button', { name: '接受录用' })).toHaveCount(0);
  await page.goto(at(offer.replace('acceptOffer', 'attachmentUpload')));
  await expect(page.getByLabel('选择文件')).toHaveCount(0);

  // The company rejects after its own approval, while the interview is still to be evaluated.
  for (const event of ['requestEvaluation', 'requestApproval']) await act(INTERVIEWED, event);
  const evaluation = await mailed('/interviewEvaluation');
  const open = await openMail(browser, world, evaluation, inChinese);
  await expect(open.getByRole('textbox', { name: /^理由|^原因|^为什么/ })).toBeVisible();
  const approver = await openMail(
    browser,
    world,
    await mailed('/positionApproval', 'approvals@chengyuan.example'),
    inChinese,
  );
  await approver.getByRole('radio', { name: /^同意/ }).check();
  await press(approver, '提交决定');
  await confirm(approver, '同意');
  await expect(heading(approver, '你已同意这项变更')).toBeFocused();
  await act(INTERVIEWED, 'sendOffer');
  const taken = await mailed('/mailResponse/acceptOffer');
  await page.goto(at(taken));
  await expect(page.getByRole('button', { name: '接受录用' })).toBeVisible();
  await act(INTERVIEWED, 'reject');
  // Whoever has the offer open still cannot accept it.
  await press(page, '接受录用');
  await confirm(page, '接受');
  await expect(page.getByText('该录用通知已被撤回。')).toBeVisible();
  await checkPage(page);
  await open.reload();
  await expect(open.getByText(OVER)).toBeVisible();

  await page.goto(at(await mailed('/message')));
  await expect(page.getByRole('article')).toContainText('录用通知已被撤回');
  await page.goto(at('/personalCenter'));
  for (const id of [UNREAD, INTERVIEWED]) {
    await expect(delivery(page, id)).toHaveAttribute('data-status', 'closed');
    await expect(delivery(page, id).getByRole('link', { name: /^(回复|查看)录用/ })).toHaveCount(0);
  }
  await checkPage(page);
  expectSilence();
});
