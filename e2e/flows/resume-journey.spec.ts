import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { logInByPassword, registerByPhone } from '../support/account-journey.ts';
import { accountWords } from '../support/account-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { type Hand, keyboardOf, mouse } from '../support/hand.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A resume of somebody who wrote it in LibreOffice: nothing in it says what kind of job is looked for, or where. */
const oldResume = fileURLToPath(
  new URL('../../apps/portal/src/features/resume/import/files/libreoffice-zh.docx', import.meta.url),
);

const section = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const delivery = (page: Page) => page.locator('[data-delivery]').first();

/** Brings the old file, and corrects an employer's name before anything is saved. */
async function importOldResume(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, '导入简历'));
  await hand.bring(page.getByRole('dialog').getByLabel('选择文件'), oldResume);
  const review = page.getByRole('dialog', { name: '核对识别结果' });
  const company = review.getByRole('textbox', { name: /^公司.*云帆/ });
  await expect(company).toHaveValue('深圳市云帆科技有限公司');
  await hand.write(company, '深圳市云帆智能科技有限公司');
  await checkPage(page);
  await hand.press(review.getByRole('button', { name: '保存', exact: true }));
  await expect(review).toBeHidden();
}

/** Follows each link of what is missing, and fills it in. */
async function completeResume(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, '保存'));
  const missing = page.getByRole('group', { name: '请先填写完整必填内容' });
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link')).toHaveText(['求职意向 · 期望职位类别', '求职意向 · 期望工作地点']);
  await checkPage(page);
  for (const link of [/期望职位类别/, /期望工作地点/]) {
    await hand.press(missing.getByRole('link', { name: link }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(missing).toBeHidden();
}

/** Writes another award, puts it first, takes the other away, and gets it back. */
async function arrangeAwards(page: Page, hand: Hand): Promise<void> {
  const awards = section(page, '获奖经历');
  for (const name of ['优秀新人', '年度创新奖']) {
    await hand.press(awards.getByRole('button', { name: '添加奖项' }));
    await page.keyboard.type(name);
  }
  await hand.press(awards.getByRole('button', { name: '上移：年度创新奖' }));
  const names = awards.getByRole('listitem').getByRole('button', { expanded: true });
  await expect(names).toHaveText([/^年度创新奖/, /^优秀新人/]);
  await hand.press(awards.getByRole('button', { name: '删除：优秀新人' }));
  await expect(names).toHaveCount(1);
}

/** What recruiters see of the newest delivery. */
async function expectSent(page: Page, hand: Hand, employer: string): Promise<void> {
  await hand.press(delivery(page).getByRole('button', { name: '查看投递内容' }));
  const sent = page.getByRole('dialog', { name: '投递内容' });
  await expect(sent.locator('.rs-modern').first()).toContainText(employer);
  await checkPage(page);
  await hand.press(sent.getByRole('button', { name: '关闭' }));
  await expect(sent).toBeHidden();
}

/** Takes the newest delivery back; the first time the question is left as it is, and what asked it has the focus again. */
async function revoke(page: Page, hand: Hand): Promise<void> {
  const asks = delivery(page).getByRole('button', { name: '撤销投递' });
  const question = page.getByRole('alertdialog');
  await hand.press(asks);
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(asks).toBeFocused();
  await expect(delivery(page)).not.toContainText('已撤销');
  await hand.press(asks);
  await hand.press(question.getByRole('button', { name: '撤销投递' }));
  await expect(page.getByText('撤销成功')).toBeVisible();
  await expect(delivery(page)).toContainText('已撤销');
  await expect(delivery(page).locator(':focus')).toHaveCount(1);
}

test('somebody new brings an old resume, completes it, delivers it and takes it back by keys alone: zh-cn at 360 px', async ({
  page,
  request,
}) => {
  const language = 'zh-cn';
  const { at, readCode } = await openPortalWorld(page, request, { language });
  const { expectSilence } = listen(page);
  const hand = keyboardOf(page);
  const journey = { page, word: accountWords[language], hand, readCode };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/login?redirect=%2FresumeEditor'));
  await registerByPhone(journey);
  await logInByPassword(journey, 'Passw0rd');
  await expect(page.getByRole('heading', { level: 1, name: '我的简历' })).toBeVisible();

  await importOldResume(page, hand);
  await completeResume(page, hand);
  await arrangeAwards(page, hand);
  await page.reload();
  const work = section(page, '工作经历');
  await hand.press(work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }));
  await expect(work.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('高级后端工程师');
  await expect(section(page, '基本信息').getByRole('textbox', { name: /^姓名/ })).toHaveValue('张伟');
  await expect(section(page, '求职意向').getByRole('button', { name: /^删除/ })).toHaveCount(2);
  await hand.press(button(page, '保存'));
  await expect(page.getByRole('heading', { name: '保存成功' })).toBeFocused();

  await hand.press(page.getByRole('link', { name: '选择模板' }));
  await hand.select(page.locator('input[value=modern]'));
  await hand.press(button(page, '使用这个模板'));
  await expect(page.getByRole('button', { name: '正在使用' })).toBeVisible();
  await checkPage(page);

  await page.goto(at('/position'));
  await hand.press(page.locator('article').first().getByRole('link').first());
  await hand.press(page.getByRole('link', { name: '投递简历', exact: true }).first());
  await expect(page.getByText('zhangwei@mail.example')).toBeVisible();
  await checkPage(page);
  await hand.press(button(page, '投递简历'));
  await expect(page.getByRole('heading', { name: '投递成功' })).toBeFocused();

  await page.goto(at('/MyResume'));
  await expectSent(page, mouse, '深圳市云帆智能科技有限公司');

  // What is written afterwards is for the next delivery.
  await page.goto(at('/resumeEditor'));
  await mouse.press(work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }));
  await mouse.write(work.getByRole('textbox', { name: /^公司/ }), '另一家公司');
  await expect(page.getByText(/^已保存 \d/)).toBeVisible();
  await page.goto(at('/MyResume'));
  await expectSent(page, mouse, '深圳市云帆智能科技有限公司');

  await revoke(page, hand);
  await checkPage(page);
  expectSilence();
});
