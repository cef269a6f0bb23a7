import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { readPdf, withoutBlanks } from '../support/read-pdf.ts';

/** A text so long that a page ends inside of it; all paragraphs differ. */
const life = Array.from(
  { length: 60 },
  (_, at) => `第${at + 1}段：负责供应链计划与交付，协调仓储、采购与门店，把缺货率降到百分之一点八。`,
);

const writtenBy = (value: unknown) => ({ revision: 5, updatedAt: Date.UTC(2026, 0, 5), value });

const sheets = (page: Page) => page.locator('[data-printed] .rs-frame');

/** The text of each sheet of the preview, of those out of sight too, which have no inner text. */
async function shownOn(page: Page): Promise<string[]> {
  const texts = await sheets(page).allTextContents();
  return texts.map(withoutBlanks);
}

/** The letters of a text in sorted order, since columns and labels may be read in any order. */
const letters = (text: string) => [...text].sort().join('');

for (const [turn, { language, templates }] of (
  [
    { language: 'zh-cn', templates: ['classic', 'modern', 'compact', 'elegant'] },
    { language: 'zh-hk', templates: ['modern'] },
    { language: 'en-us', templates: ['elegant'] },
  ] as const
).entries()) {
  test(`the preview of a resume is A4, its print equals the preview, and Chinese is there in every template: ${language}${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    const world = await openPortalWorld(page, request, { language, persona: 'candidate' });
    await world.changeState((state) => {
      const resumes = state.resumes as Record<string, Record<string, unknown>>;
      resumes['acc-candidate'] = {
        ...resumes['acc-candidate'],
        written: { selfEvaluation: writtenBy(life.join('\n')) },
      };
    });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(world.at('/resumeTemp'));
    await expect(page.locator('[data-printed] .rs-photo')).toBeVisible();
    await checkPage(page);
    for (const template of templates) {
      await page.locator(`label:has(input[value=${template}])`).click();
      await expect(sheets(page).locator(`.rs-${template}`)).not.toHaveCount(0);
      const shown = await shownOn(page);
      expect(shown.length, `sheets of ${template}`).toBeGreaterThan(1);
      // Nothing reaches below the edge of its sheet.
      const over = await sheets(page)
        .locator('.rs-main, .rs-aside')
        .evaluateAll(
          (columns) =>
            columns.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
        );
      expect(over, `columns of ${template} that are over their sheet`).toBe(0);
      const printed = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(printed.length, `pages of ${template}`).toBe(shown.length);
      expect(printed.map(letters), `letters of ${template}, page by page`).toEqual(shown.map(letters));
      const text = printed.join('');
      expect(text.match(/第\d+段/g), `paragraphs of ${template}, in order`).toEqual(
        life.map((_, at) => `第${at + 1}段`),
      );
      // Each paragraph can be selected as it was written, except for one that is broken by the end of a page.
      const whole = life.filter((paragraph) => text.includes(withoutBlanks(paragraph)));
      expect(whole.length, `paragraphs of ${template} in one piece`).toBeGreaterThan(
        life.length - shown.length,
      );
    }
    // Safari would print nothing of a sheet whose content it may leave out.
    await page.emulateMedia({ media: 'print' });
    const leftOut = await sheets(page).evaluateAll(
      (all) => all.filter((sheet) => getComputedStyle(sheet).contentVisibility !== 'visible').length,
    );
    expect(leftOut).toBe(0);
    expectSilence();
  });
}

/** What WCAG 1.4.12 lets a reader set. */
const WIDER_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';

/** Widens the spacing of all texts as soon as an element is there; without a selector, now. */
function widenSpacing([css, selector]: readonly [css: string, selector?: string]): void {
  const widen = () => {
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets.push(style);
  };
  if (selector === undefined) {
    widen();
    return;
  }
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    widen();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

for (const [moment, selector] of [
  ['once they are shown', undefined],
  // The last change of the text: its height has just been measured, and nobody watches it yet.
  ['as soon as its photo is there', '[data-printed] img[src]'],
] as const)
  test(`a resume stays on its sheets when its reader widens the spacing of all texts ${moment}`, async ({
    page,
    request,
  }) => {
    const world = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
    await page.setViewportSize({ width: 1440, height: 900 });
    if (selector) await page.addInitScript(widenSpacing, [WIDER_SPACING, selector] as const);
    await page.goto(world.at('/resumeTemp'));
    await expect(sheets(page).first()).toBeVisible();
    if (!selector) {
      expect(await sheets(page).count()).toBe(1);
      await page.evaluate(widenSpacing, [WIDER_SPACING] as const);
    }
    await expect(sheets(page)).toHaveCount(2);
    const over = await sheets(page)
      .locator('.rs-main, .rs-aside')
      .evaluateAll((columns) =>
        columns.flatMap((column) => {
          const { bottom } = column.getBoundingClientRect();
          return [...column.children].filter((text) => text.getBoundingClientRect().bottom > bottom).length;
        }),
      );
    expect(over.filter((count) => count > 0)).toEqual([]);
  });

test('a resume by link is as wide as a phone’s screen, and is printed in the size of paper', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'zh-cn' });
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/resumeView?token=resume-open'));
  await expect(page.locator('[data-view="text"] img')).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: '按打印版式显示' }).click();
  await expect(page.locator('[data-printed] .rs-photo')).toBeVisible();
  await checkPage(page);
  // The token is in neither the address nor the history, and a reload goes on.
  await expect(page).not.toHaveURL(/token/);
  await page.reload();
  await page.getByRole('button', { name: '按打印版式显示' }).click();
  await expect(sheets(page)).toHaveCount(1);
  const [shown = ''] = await shownOn(page);
  // The sheets are what is printed, also while the text is read.
  await page.getByRole('button', { name: '以文字显示' }).click();
  await expect(page.locator('[data-view="text"]')).toBeVisible();
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.map(letters)).toEqual([letters(shown)]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '作品集.pdf' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('作品集.pdf');
  expect(await readPdf(await readFile(await file.path()))).toEqual(['作品集']);
  expectSilence();
});
