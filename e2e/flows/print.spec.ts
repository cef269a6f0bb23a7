import { expect, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { openerOf } from '../support/opener.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { readPdf, withoutBlanks } from '../support/read-pdf.ts';

/** The brightness of the brightest text of a page, from 0 (black) to 255: bright text is hard to read on paper. */
const brightest = (texts: string[]) =>
  Math.max(
    ...texts.map((colour) => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }),
  );

for (const { name, route, needed, unneeded } of [
  {
    name: 'a position',
    route: '/RecruitDetail?id=FIRST',
    needed: ['岗位职责', '职位要求', '投递之后', '澄远集团招聘'],
    // A sheet is read later: it has the date of what was published today.
    unneeded: ['相似职位', '立即投递', '分享', '技术支持', '今天', '昨天', '天前'],
  },
  {
    name: 'the receipt of an offer that was accepted',
    route: '/offerResponse?token=offer-accepted',
    needed: ['你已接受这份录用', '入职日期', '澄远集团招聘'],
    unneeded: ['技术支持', '简体中文', '上传材料'],
  },
  {
    name: 'the record of an evaluation',
    route: '/evaluationRecord?token=record-open',
    needed: ['面试评价记录', '面试官', '澄远集团招聘'],
    unneeded: ['返回面试结果'],
  },
  {
    name: 'the receipt of an evaluation, beside a resume',
    route: '/interviewEvaluation?token=evaluation-done',
    needed: ['你已提交这份评价', '建议录用', '候选人', '澄远集团招聘'],
    unneeded: ['工作经历', '下载'],
  },
  {
    name: 'how far one’s applications are',
    route: '/MyResume',
    needed: ['我的投递', '投递', '筛选', '澄远集团招聘'],
    unneeded: ['撤销投递', '技术支持', '在此阶段', '本阶段'],
  },
  {
    name: 'an employment philosophy',
    route: '/employPhilosophy?positionId=FIRST',
    needed: ['用人理念', '澄远集团招聘'],
    unneeded: ['返回职位'],
  },
] as const) {
  test(`${name} is printed in dark ink on white without controls, also from a dark screen`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'zh-cn', persona: 'candidate' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const open = openerOf(page);
    const isOfFirst = route.includes('FIRST');
    if (isOfFirst) await open(at('/position'));
    await open(at(isOfFirst ? route.replace('FIRST', await firstPosition(page)) : route));
    const sheets = await readPdf(await page.pdf({ format: 'A4' }));
    const printed = sheets.join('');
    for (const words of needed) expect(printed).toContain(withoutBlanks(words));
    for (const words of unneeded) expect(printed).not.toContain(words);
    // No second sheet only because the footer stays below the height of the screen.
    expect(sheets.map(({ length }) => length > 40)).not.toContain(false);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    const colours = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    expect(brightest(colours)).toBeLessThan(140);
    // Safari prints what is in a grid in two pieces where a sheet ends.
    const boxes = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card.parentElement ?? card).display));
    expect(boxes.filter((display) => /grid|flex/.test(display))).toEqual([]);
    // Also where backgrounds are printed.
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    // A step that is done would be a blank where backgrounds are not printed.
    const blank = await page
      .locator('main [data-state] > [aria-hidden]')
      .evaluateAll((marks) =>
        marks.map((mark) => getComputedStyle(mark).printColorAdjust).filter((as) => as !== 'exact'),
      );
    expect(blank).toEqual([]);
  });
}

test('what an evaluation is about is printed on one sheet, where it has no room below the receipt', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openerOf(page)(at('/interviewEvaluation?token=evaluation-done'));
  const margin = '1.5cm';
  const sheets = await readPdf(
    await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } }),
  );
  expect(sheets).toHaveLength(2);
  for (const words of ['Candidate', 'Requestedby', 'hr@chengyuan.example'])
    expect(sheets.map((sheet) => sheet.includes(words))).toEqual([false, true]);
});
