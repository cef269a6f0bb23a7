import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { logInByPassword, registerByPhone } from '../support/account-journey.ts';
import { accountWords } from '../support/account-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { type Hand, keyboardOf, mouse } from '../support/hand.ts';
import { further, type Pairing } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { type ResumeWords, resumeWords } from '../support/resume-words.ts';

/** A resume of somebody who wrote it in LibreOffice: nothing in it says what kind of job is looked for, or where. */
const oldResume = fileURLToPath(
  new URL('../../apps/portal/src/features/resume/import/files/libreoffice-zh.docx', import.meta.url),
);

const section = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const delivery = (page: Page) => page.locator('[data-delivery]').first();

/** The page of a flow, the texts of its language, and how it is operated. */
interface Walk {
  readonly page: Page;
  readonly word: ResumeWords;
  readonly hand: Hand;
}

/** Imports the old file, and corrects an employer's name before anything is saved. */
async function importOldResume({ page, word, hand }: Walk): Promise<void> {
  await hand.press(button(page, word.import));
  await hand.bring(page.getByRole('dialog').getByLabel(word.chooseFile), oldResume);
  const review = page.getByRole('dialog', { name: word.review });
  const company = review.getByRole('textbox', { name: new RegExp(`^${word.company}.*云帆`) });
  await expect(company).toHaveValue('深圳市云帆科技有限公司');
  await hand.write(company, '深圳市云帆智能科技有限公司');
  await checkPage(page);
  await hand.press(review.getByRole('button', { name: word.save, exact: true }));
  await expect(review).toBeHidden();
}

/** Follows each link of what is missing, and fills it in. */
async function completeResume({ page, word, hand }: Walk): Promise<void> {
  await hand.press(button(page, word.save));
  const missing = page.getByRole('group', { name: word.missing });
  await expect(missing).toBeFocused();
  const fields = [word.category, word.places];
  // The middle dot has spaces around it, except in Chinese.
  const dot = /^\p{Script=Han}/u.test(word.intention) ? '·' : ' · ';
  await expect(missing.getByRole('link')).toHaveText(
    fields.map((field) => `${word.intention}${dot}${field}`),
  );
  await checkPage(page);
  for (const field of fields) {
    await hand.press(missing.getByRole('link', { name: new RegExp(field) }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(missing).toBeHidden();
}

/** Adds an award, moves it to the first place, removes the other one, and undoes the removal. */
async function arrangeAwards({ page, word, hand }: Walk): Promise<void> {
  const awards = section(page, word.awards);
  for (const name of ['优秀新人', '年度创新奖']) {
    await hand.press(awards.getByRole('button', { name: word.addAward }));
    await page.keyboard.type(name);
  }
  await hand.press(awards.getByRole('button', { name: word.moveUp('年度创新奖') }));
  const names = awards.getByRole('listitem').getByRole('button', { expanded: true });
  await expect(names).toHaveText([/^年度创新奖/, /^优秀新人/]);
  await hand.press(awards.getByRole('button', { name: word.remove('优秀新人') }));
  await expect(names).toHaveCount(1);
}

/** What recruiters see of the newest delivery. */
async function expectSent({ page, word }: Walk, employer: string): Promise<void> {
  await delivery(page).getByRole('button', { name: word.whatISent }).click();
  const sent = page.getByRole('dialog', { name: word.sent });
  await expect(sent.locator('.rs-modern').first()).toContainText(employer);
  await checkPage(page);
  await sent.getByRole('button', { name: word.close }).click();
  await expect(sent).toBeHidden();
}

/** Revokes the newest delivery; the question is cancelled once, after which its button has the focus again. */
async function revoke({ page, word, hand }: Walk): Promise<void> {
  const asks = delivery(page).getByRole('button', { name: word.withdraw });
  const question = page.getByRole('alertdialog');
  await hand.press(asks);
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(asks).toBeFocused();
  await expect(delivery(page)).not.toContainText(word.isWithdrawn);
  await hand.press(asks);
  await hand.press(question.getByRole('button', { name: word.withdraw }));
  await expect(page.getByText(word.withdrawn)).toBeVisible();
  await expect(delivery(page)).toContainText(word.isWithdrawn);
  await expect(delivery(page).locator(':focus')).toHaveCount(1);
}

/** Where the pages are: a single website, or one company of the group's portal. */
const places = {
  external: (route: string) => route,
  complex: (route: string) => `/complex${route}?comId=com-energy`,
} as const;

const pairings: readonly (Pairing & { readonly site: keyof typeof places })[] = [
  { language: 'zh-cn', width: 360, by: 'keyboard', site: 'external' },
  { language: 'zh-hk', width: 768, by: 'mouse', site: 'complex' },
  { language: 'en-us', width: 1440, by: 'mouse', site: 'external' },
  { language: 'en-us', width: 360, by: 'keyboard', site: 'complex' },
];

for (const [turn, { language, width, by, site }] of pairings.entries()) {
  test(`a newcomer imports an old resume, completes it, sends it and withdraws the application: ${language} at ${width} px, by ${by}, ${site}${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, { language, site });
    const { expectSilence } = listen(page);
    const hand = by === 'mouse' ? mouse : keyboardOf(page);
    const word = resumeWords[language];
    const walk = { page, word, hand };
    const journey = { page, word: accountWords[language], hand, readCode };
    const place = (route: string) => at(places[site](route));
    await page.setViewportSize({ width, height: 780 });
    await page.goto(at(`/login?redirect=${encodeURIComponent(places[site]('/resumeEditor'))}`));
    await registerByPhone(journey);
    await logInByPassword(journey, 'Passw0rd');
    await expect(page.getByRole('heading', { level: 1, name: word.mine })).toBeVisible();

    await importOldResume(walk);
    await completeResume(walk);
    await arrangeAwards(walk);
    await page.reload();
    const work = section(page, word.work);
    await hand.press(work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }));
    await expect(work.getByRole('textbox', { name: new RegExp(`^${word.jobTitle}`) })).toHaveValue(
      '高级后端工程师',
    );
    await expect(
      section(page, word.basics).getByRole('textbox', { name: new RegExp(`^${word.name}`) }),
    ).toHaveValue('张伟');
    await expect(section(page, word.intention).getByRole('button', { name: word.removes })).toHaveCount(2);
    await hand.press(button(page, word.save));
    await expect(page.getByRole('heading', { name: word.saved })).toBeFocused();

    await hand.press(page.getByRole('link', { name: word.chooseTemplate }));
    await hand.select(page.locator('input[value=modern]'));
    await hand.press(button(page, word.useTemplate));
    await expect(page.getByRole('button', { name: word.inUse })).toBeVisible();
    await checkPage(page);

    await page.goto(place('/position'));
    await hand.press(page.locator('article').first().getByRole('link').first());
    await hand.press(page.getByRole('link', { name: word.apply, exact: true }).first());
    await expect(page.getByText('zhangwei@mail.example')).toBeVisible();
    await checkPage(page);
    await hand.press(button(page, word.send));
    await expect(page.getByRole('heading', { name: word.delivered })).toBeFocused();

    await page.goto(place('/MyResume'));
    await expectSent(walk, '深圳市云帆智能科技有限公司');

    // What is written afterwards is for the next delivery.
    await page.goto(place('/resumeEditor'));
    await mouse.press(work.getByRole('button', { name: /^深圳市云帆智能科技有限公司/ }));
    await mouse.write(work.getByRole('textbox', { name: new RegExp(`^${word.company}`) }), '另一家公司');
    await expect(page.getByText(word.savedAt)).toBeVisible();
    await page.goto(place('/MyResume'));
    await expectSent(walk, '深圳市云帆智能科技有限公司');

    await revoke(walk);
    await checkPage(page);
    expectSilence();
  });
}
