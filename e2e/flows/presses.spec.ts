import { expect, type Locator, type Page, test } from '@playwright/test';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld, type PortalWorld } from '../support/portal-world.ts';
import { byMouse, byTouch, catchPresses, type Press, pressEverything } from '../support/press-everything.ts';

const language = 'zh-cn';
const word = accountWords[language];

interface Hand {
  readonly press: Press;
  readonly viewport: { readonly width: number; readonly height: number };
}

const hands: Readonly<Record<'mouse' | 'finger', Hand>> = {
  mouse: { press: byMouse, viewport: { width: 1440, height: 900 } },
  finger: { press: byTouch, viewport: { width: 360, height: 740 } },
};

type Walk = (form: Locator) => Promise<void>;

/** Each form that there is: a press that leaves a field, whatever is wrong with it, reaches what it began on. */
function eachPressReaches(
  where: string,
  by: keyof typeof hands,
  walkThrough: (page: Page, world: PortalWorld, walk: Walk) => Promise<void>,
  settings: Pick<Parameters<typeof openPortalWorld>[2], 'site' | 'persona'> = {},
): void {
  const { press, viewport } = hands[by];
  test.describe(() => {
    test.use({ viewport, hasTouch: by === 'finger' });
    test(`a press by ${by} right after a field that is wrong is never lost ${where}`, async ({
      page,
      request,
    }) => {
      const world = await openPortalWorld(page, request, { language, ...settings });
      const { expectSilence } = listen(page);
      await catchPresses(page);
      await walkThrough(page, world, async (form) => {
        await expect(form.locator('input:not([hidden]), textarea').first()).toBeVisible();
        expect(await pressEverything(page, form, press)).toBeGreaterThan(1);
      });
      expectSilence();
    });
  });
}

async function walkLogin(panes: Locator, walk: Walk): Promise<void> {
  await walk(panes);
  await panes.getByRole('tab', { name: word.byPassword }).click();
  await walk(panes);
}

async function walkRegistration(panes: Locator, walk: Walk): Promise<void> {
  await panes.getByRole('button', { name: word.register, exact: true }).click();
  await expect(panes.getByLabel(word.confirmPassword)).toBeVisible();
  await walk(panes);
  await panes.getByRole('tab', { name: word.registerByEmail }).click();
  await walk(panes);
}

for (const [what, walkThrough] of [
  ['to log in', walkLogin],
  ['to register', walkRegistration],
] as const) {
  eachPressReaches(`on the page ${what}`, 'mouse', async (page, { at }, walk) => {
    await page.goto(at('/login'));
    await walkThrough(page.locator('main'), walk);
  });

  eachPressReaches(`in the header’s popover ${what}`, 'finger', async (page, { at }, walk) => {
    await page.goto(at('/homepage'));
    await page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true }).click();
    await walkThrough(page.getByRole('dialog'), walk);
  });
}

for (const [turn, by] of (['mouse', 'finger'] as const).entries()) {
  eachPressReaches(
    `in the drawer of a forgotten password${further(turn, 1)}`,
    by,
    async (page, { at, readCode }, walk) => {
      await page.goto(at('/login'));
      await page.getByRole('tab', { name: word.byPassword }).click();
      await page.getByRole('button', { name: word.forgot }).click();
      const drawer = page.getByRole('dialog');
      await walk(drawer);
      await drawer.getByRole('tab', { name: word.byEmail }).click();
      await walk(drawer);
      await drawer.getByLabel(word.email, { exact: true }).fill('candidate@example.com');
      await drawer.getByRole('button', { name: word.sendCode }).click();
      await expect(drawer.getByRole('button', { name: word.resend })).toBeVisible();
      await drawer.getByLabel(word.code, { exact: true }).fill(await readCode());
      await drawer.getByRole('button', { name: word.next }).click();
      await expect(drawer.getByLabel(word.newPassword, { exact: true })).toBeFocused();
      await walk(drawer);
    },
  );

  eachPressReaches(
    `in the directory’s login${further(turn, 0)}`,
    by,
    async (page, { at }, walk) => {
      await page.goto(at('/login?websiteId=site-internal'));
      await expect(page.getByLabel(word.userName)).toBeVisible();
      await walk(page.locator('main'));
    },
    { site: 'internal' },
  );

  eachPressReaches(`in the feedback${further(turn, 1)}`, by, async (page, { at }, walk) => {
    await page.goto(at('/feedback'));
    await walk(page.locator('main'));
  });

  eachPressReaches(`where an offer is declined${further(turn, 0)}`, by, async (page, { at }, walk) => {
    await page.goto(at('/mailResponse/declinedOffer?token=offer-pending'));
    await walk(page.locator('main'));
  });
}

for (const [turn, by] of (['mouse', 'finger'] as const).entries()) {
  eachPressReaches(
    `where somebody is recommended${further(turn, 1)}`,
    by,
    async (page, { at }, walk) => {
      await page.goto(at('/fastRecommend'));
      await walk(page.locator('main form'));
    },
    { persona: 'candidate' },
  );

  eachPressReaches(
    `where a resume begins${further(turn, 0)}`,
    by,
    async (page, { at }, walk) => {
      await page.goto(at('/resumeEditor'));
      await walk(page.getByRole('region', { name: '基本信息' }));
    },
    { persona: 'candidate' },
  );
}

/**
 * Forms that a link opens, by what of them is walked, and the pairing that `npm test` walks; the code that some ask for
 * first is a form as well. An evaluation has some forty controls: it is left to `npm run flows`.
 */
const byLink = [
  ['abandonInterview?token=interview-invited', 'main form', 0],
  ['interviewTimeNotSuitable?token=interview-invited', 'main form', 1],
  ['mailResponse/forwardResume?token=forward-resume', 'main form', 0],
  ['interviewEvaluation?token=evaluation-open', 'main form', -1],
  ['positionApproval?token=position-approval', 'main form', 1],
  ['supplierBackgroundCheck?token=supplier-check', 'main form', 1],
  ['healthCheck?token=medical-report', 'main', 0],
] as const;

for (const [route, form, chosen] of byLink)
  for (const [turn, by] of (['mouse', 'finger'] as const).entries())
    eachPressReaches(`on /${route}${further(turn, chosen)}`, by, async (page, { at }, walk) => {
      await page.goto(at(`/${route}`));
      await walk(page.locator(form));
    });

/** One with a password, phone and e-mail; one with a phone alone. */
for (const [phone, by] of [
  ['13800000001', 'mouse'],
  ['13800000004', 'finger'],
] as const) {
  eachPressReaches(`in each dialog of the account settings, as ${phone}`, by, async (page, { at }, walk) => {
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await page.getByLabel(word.phone, { exact: true }).fill(phone);
    await page.getByLabel(word.code, { exact: true }).fill('888888');
    await page.locator('form').getByRole('button', { name: word.logIn, exact: true }).click();
    await expect(page.getByRole('button', { name: word.deleteAccount })).toBeVisible();
    const ways = page.locator('main [aria-haspopup=dialog]:not([aria-disabled])');
    const dialog = page.getByRole('dialog');
    for (const way of await ways.all()) {
      await way.click();
      await walk(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    // Whoever binds a contact shows first who they are; its form is the second step.
    await page.getByRole('button', { name: /^(绑定|更换) 邮箱$/ }).click();
    await dialog.getByLabel(word.code, { exact: true }).fill('888888');
    await dialog.getByRole('button', { name: word.goOn, exact: true }).click();
    await expect(dialog.getByLabel(word.email, { exact: true })).toBeVisible();
    await walk(dialog);
  });
}
