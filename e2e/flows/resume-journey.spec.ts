import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { logInByPassword, registerByPhone } from '../support/account-journey.ts';
import { accountWords } from '../support/account-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { mouse } from '../support/hand.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A resume of somebody who wrote it in LibreOffice: nothing in it says what kind of job is looked for, or where. */
const oldResume = fileURLToPath(
  new URL('../../apps/portal/src/features/resume/import/files/libreoffice-zh.docx', import.meta.url),
);

const section = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const delivery = (page: Page) => page.locator('[data-delivery]').first();

/** Brings the old file, and corrects an employer's name before anything is saved. */
async function importOldResume(page: Page): Promise<void> {
  await press(page, '导入简历');
  await page.getByRole('dialog').getByLabel('选择文件').setInputFiles(oldResume);
  const review = page.getByRole('dialog', { name: '核对识别结果' });
  const company = review.getByRole('textbox', { name: /^公司.*云帆/ });
  await expect(company).toHaveValue('深圳市云帆科技有限公司');
  await company.fill('深圳市云帆智能科技有限公司');
  await checkPage(page);
  await review.getByRole('button', { name: '保存', exact: true }).click();
  await expect(review).toBeHidden();
}

/** Follows each link of what is missing, and fills it in. */
async function completeResume(page: Page): Promise<void> {
  await press(page, '保存');
  const missing = page.getByRole('group', { name: '请先填写完整必填内容' });
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link')).toHaveText(['求职意向 · 期望职位类别', '求职意向 · 期望工作地点']);
  await checkPage(page);
  for (const link of [/期望职位类别/, /期望工作地点/]) {
    await missing.getByRole('link', { name: link }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(missing).toBeHidden();
}

/** What recruiters see of the newest delivery. */
async function expectSent(page: Page, employer: string): Promise<void> {
  await delivery(page).getByRole('button', { name: '查看投递内容' }).click();
  const sent = page.getByRole('dialog', { name: '投递内容' });
  await expect(sent.locator('.rs-modern').first()).toContainText(employer);
  await checkPage(page);
  await sent.getByRole('button', { name: '关闭' }).click();
  await expect(sent).toBeHidden();
}

test('somebody new brings an old resume, completes it, delivers it, and takes it back: zh-cn at 360 px', async ({
  page,
  request,
}) => {
  const language = 'zh-cn';
  const { at, readCode } = await openPortalWorld(page, request, { language });
  const { expectSilence } = listen(page);
  const journey = { page, word: accountWords[language], hand: mouse, readCode };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/login?redirect=%2FresumeEditor'));
  await registerByPhone(journey);
  await logInByPassword(journey, 'Passw0rd');
  await expect(page.getByRole('heading', { level: 1, name: '我的简历' })).toBeVisible();

  await importOldResume(page);
  await completeResume(page);
  await page.reload();
  const work = section(page, '工作经历');
  await work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }).click();
  await expect(work.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('高级后端工程师');
  await expect(section(page, '基本信息').getByRole('textbox', { name: /^姓名/ })).toHaveValue('张伟');
  await expect(section(page, '求职意向').getByRole('button', { name: /^删除/ })).toHaveCount(2);
  await press(page, '保存');
  await expect(page.getByRole('heading', { name: '保存成功' })).toBeFocused();

  await page.getByRole('link', { name: '选择模板' }).click();
  await page.locator('label:has(input[value=modern])').click();
  await press(page, '使用这个模板');
  await expect(page.getByRole('button', { name: '正在使用' })).toBeVisible();
  await checkPage(page);

  await page.goto(at('/position'));
  await page.locator('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: '投递简历', exact: true }).first().click();
  await expect(page.getByText('zhangwei@mail.example')).toBeVisible();
  await checkPage(page);
  await press(page, '投递简历');
  await expect(page.getByRole('heading', { name: '投递成功' })).toBeFocused();

  await page.goto(at('/MyResume'));
  await expectSent(page, '深圳市云帆智能科技有限公司');

  // What is written afterwards is for the next delivery.
  await page.goto(at('/resumeEditor'));
  await work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }).click();
  await work.getByRole('textbox', { name: /^公司/ }).fill('另一家公司');
  await expect(page.getByText(/^已保存 \d/)).toBeVisible();
  await page.goto(at('/MyResume'));
  await expectSent(page, '深圳市云帆智能科技有限公司');

  await delivery(page).getByRole('button', { name: '撤销投递' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销投递' }).click();
  await expect(page.getByText('撤销成功')).toBeVisible();
  await expect(delivery(page)).toContainText('已撤销');
  await checkPage(page);
  expectSilence();
});
