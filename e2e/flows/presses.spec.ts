import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accountWords } from '../support/account-words.ts';
import { listen } from '../support/check-page.ts';
import { firstPosition } from '../support/every-page.ts';
import { DAY, dayOf, workingDays } from '../support/link-acts.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld, type PortalWorld } from '../support/portal-world.ts';
import {
  byMouse,
  byTouch,
  catchPresses,
  type Press,
  type Pressing,
  pressEverything,
  sendInVain,
} from '../support/press-everything.ts';
import { type WalkedPlace, walkedForms } from '../support/walked-forms.ts';

const language = 'zh-cn';
const word = accountWords[language];

interface Hand {
  readonly press: Press;
  readonly viewport: { readonly width: number; readonly height: number };
}

const sides = ['mouse', 'finger'] as const;
type By = (typeof sides)[number];

const hands: Readonly<Record<By, Hand>> = {
  mouse: { press: byMouse, viewport: { width: 1440, height: 900 } },
  finger: { press: byTouch, viewport: { width: 360, height: 740 } },
};

type Walk = (form: Locator, pressing?: Pressing) => Promise<void>;

interface Walked {
  /** What presses; both without. */
  readonly only?: By;
  /** What presses in `npm test`; the other does so in `npm run flows`, and so do both without. */
  readonly tested?: By;
  readonly settings?: Pick<Parameters<typeof openPortalWorld>[2], 'site' | 'persona'>;
  readonly walkThrough: (page: Page, world: PortalWorld, walk: Walk) => Promise<void>;
}

/** Days are typed in figures, and nothing else is where it is used. */
const dayInput = '[inputmode=numeric]';

async function walkLogin(panes: Locator, walk: Walk): Promise<void> {
  await walk(panes);
  await panes.getByRole('tab', { name: word.byPassword }).click();
  await walkSent(panes, walk, { asItIs: true });
}

async function walkRegistration(panes: Locator, walk: Walk): Promise<void> {
  await panes.getByRole('button', { name: word.register, exact: true }).click();
  await expect(panes.getByLabel(word.confirmPassword)).toBeVisible();
  await walk(panes);
  await panes.getByRole('tab', { name: word.registerByEmail }).click();
  await walk(panes);
}

const onThePage = (walkThrough: typeof walkLogin): Walked => ({
  only: 'mouse',
  tested: 'mouse',
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/login'));
    await walkThrough(page.locator('main'), walk);
  },
});

const inThePopover = (walkThrough: typeof walkLogin): Walked => ({
  only: 'finger',
  tested: 'finger',
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/homepage'));
    await page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true }).click();
    await walkThrough(page.getByRole('dialog'), walk);
  },
});

/** Every dialog that the account settings open to whoever has this phone. Most of their forms judge only what is sent. */
const inTheSettings = (by: By, phone: string): Walked => ({
  only: by,
  tested: by,
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await page.getByLabel(word.phone, { exact: true }).fill(phone);
    await page.getByLabel(word.code, { exact: true }).fill('888888');
    await page.locator('form').getByRole('button', { name: word.logIn, exact: true }).click();
    await expect(page.getByRole('button', { name: word.deleteAccount })).toBeVisible();
    const ways = page.locator('main [aria-haspopup=dialog]:not([aria-disabled])');
    const dialog = page.getByRole('dialog');
    for (const way of await ways.all()) {
      await way.click();
      await sendInVain(dialog);
      await walk(dialog, { asItIs: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: /登录密码$/ }).click();
    await walk(dialog);
    await page.keyboard.press('Escape');
    // Whoever binds a contact shows first who they are; its form is the second step.
    await page.getByRole('button', { name: /^(绑定|更换) 邮箱$/ }).click();
    await dialog.getByLabel(word.code, { exact: true }).fill('888888');
    await dialog.getByRole('button', { name: word.goOn, exact: true }).click();
    await expect(dialog.getByLabel(word.email, { exact: true })).toBeVisible();
    await walk(dialog);
  },
});

interface FormAt extends Pick<Walked, 'tested' | 'settings'> {
  readonly route: string;
  readonly pressing?: Pressing;
}

/** A form at an address of its own, which judges nothing before it was sent. */
const formAt = ({ route, pressing, ...rest }: FormAt): Walked => ({
  ...rest,
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at(route));
    await walkSent(page.locator('main form'), walk, pressing);
  },
});

async function walkSent(form: Locator, walk: Walk, pressing?: Pressing): Promise<void> {
  await sendInVain(form);
  await walk(form, pressing);
}

/** The code that a link asks for first. */
async function unlock(page: Page): Promise<void> {
  await page.getByLabel(word.code, { exact: true }).fill('888888');
  await page.getByRole('button', { name: word.goOn, exact: true }).click();
  await expect(page.locator('main [data-state=open]')).toBeVisible();
}

/** A file that is taken nowhere. */
const emptyFile = { name: 'empty.pdf', mimeType: '', buffer: Buffer.alloc(0) };

/** A new entry of the first list that is there, and open. */
async function addEntry(sections: Locator): Promise<void> {
  await sections.getByRole('button', { name: /^添加/ }).first().click();
}

const improvedAt = (route: string, tested?: By): Walked => ({
  ...(tested ? { tested } : {}),
  walkThrough: async (page, world, walk) => {
    await page.goto(world.at(route));
    const form = page.locator('main form');
    await addEntry(form);
    await walk(form);
  },
});

const walks: Readonly<Record<WalkedPlace, Walked>> = {
  'on the page to log in': onThePage(walkLogin),
  'on the page to register': onThePage(walkRegistration),
  'in the header’s popover to log in': inThePopover(walkLogin),
  'in the header’s popover to register': inThePopover(walkRegistration),
  'in the drawer of a forgotten password': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/login'));
      await page.getByRole('tab', { name: word.byPassword }).click();
      await page.getByRole('button', { name: word.forgot }).click();
      const drawer = page.getByRole('dialog');
      await walk(drawer);
      await drawer.getByRole('tab', { name: word.byEmail }).click();
      await walk(drawer);
      await drawer.getByLabel(word.email, { exact: true }).fill('candidate@example.com');
      await drawer.getByRole('button', { name: word.sendCode }).click();
      await expect(drawer.getByRole('button', { name: word.resend })).toBeVisible();
      await drawer.getByLabel(word.code, { exact: true }).fill(await world.readCode());
      await drawer.getByRole('button', { name: word.next }).click();
      await expect(drawer.getByLabel(word.newPassword, { exact: true })).toBeFocused();
      await walk(drawer);
    },
  },
  'in the directory’s login': {
    tested: 'mouse',
    settings: { site: 'internal' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/login?websiteId=site-internal'));
      await expect(page.getByLabel(word.userName)).toBeVisible();
      await walkSent(page.locator('main'), walk);
    },
  },
  'in each dialog of the account settings of somebody with a password, a phone and an e-mail': inTheSettings(
    'mouse',
    '13800000001',
  ),
  'in each dialog of the account settings of somebody with a phone alone': inTheSettings(
    'finger',
    '13800000004',
  ),
  'in the feedback': formAt({ route: '/feedback', tested: 'finger' }),
  'where somebody is recommended': formAt({
    route: '/fastRecommend',
    tested: 'finger',
    settings: { persona: 'candidate' },
  }),
  'where an offer is declined': formAt({
    route: '/mailResponse/declinedOffer?token=offer-pending',
    tested: 'mouse',
  }),
  'where an interview is declined': formAt({
    route: '/abandonInterview?token=interview-invited',
    tested: 'mouse',
  }),
  'where other times are proposed for an interview': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/interviewTimeNotSuitable?token=interview-invited'));
      const [day = ''] = workingDays(await page.evaluate(() => Date.now()));
      await walkSent(page.locator('main form'), walk, {
        samples: [{ fits: dayInput, good: day, bad: '1998', read: day.replaceAll('-', '/') }],
      });
    },
  },
  'where a resume is judged that was forwarded': formAt({
    route: '/mailResponse/forwardResume?token=forward-resume',
    tested: 'mouse',
    pressing: { asItIs: true },
  }),
  // An evaluation has some forty controls: it is left to `npm run flows`.
  'where an interview is evaluated by a link': formAt({
    route: '/interviewEvaluation?token=evaluation-open',
  }),
  'where an interview is evaluated after a login': formAt({
    route: '/interviewEvaluation?id=evaluation-mine',
    settings: { persona: 'interviewer' },
  }),
  'where a position is approved': formAt({
    route: '/positionApproval?token=position-approval',
    tested: 'finger',
    pressing: { asItIs: true },
  }),
  'where a supplier tells what a check has found': formAt({
    route: '/supplierBackgroundCheck?token=supplier-check',
    tested: 'finger',
    pressing: { asItIs: true },
  }),
  'where a check is authorised, and before it where a link asks for a code': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/backgroundCheck?token=background-check'));
      const form = page.locator('main form');
      await walkSent(form, walk);
      await unlock(page);
      await walkSent(form, walk);
    },
  },
  'in the medical report, and before it where a link asks for a code': {
    tested: 'mouse',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/healthCheck?token=medical-report'));
      const form = page.locator('main form');
      await walkSent(form, walk);
      await unlock(page);
      const day = dayOf((await page.evaluate(() => Date.now())) - 3 * DAY);
      await walkSent(form, walk, { samples: [{ fits: dayInput, good: day, bad: '1998' }] });
    },
  },
  'in the information form': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/mailResponse/collectTable?token=information-form'));
      await unlock(page);
      await walkSent(page.locator('main form'), walk, {
        samples: [
          { fits: dayInput, good: '1998-04-12', bad: '1998', read: '1998/4/12' },
          { fits: '[spellcheck=false]', good: 'E12345678', bad: '1' },
        ],
      });
    },
  },
  'in the attachments of an offer': {
    tested: 'mouse',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/mailResponse/attachmentUpload?token=attachments-open'));
      const form = page.locator('main form');
      await form.locator('[type=file]').setInputFiles(emptyFile);
      await expect(form.getByText(emptyFile.name, { exact: true })).toBeVisible();
      await walkSent(form, walk, { asItIs: true });
    },
  },
  'in the invitation to the talent pool': {
    tested: 'finger',
    settings: { persona: 'candidate' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/talentInvitationUpdate?token=talent-invitation'));
      const form = page.locator('main form');
      const consent = form.getByRole('checkbox');
      await walkSent(form, walk, {
        wrong: {
          name: 'the consent',
          spoil: () => consent.uncheck(),
          shown: form.locator('[type=checkbox][aria-invalid=true]'),
          mend: () => consent.check(),
        },
      });
    },
  },
  // The same form as the next one.
  'where a resume is brought up to date by a link': improvedAt('/resumeUpdate?token=resume-update'),
  'where a resume is improved by a link': improvedAt('/resumeImprove?token=resume-improve', 'mouse'),
  'where a resume begins': {
    tested: 'mouse',
    settings: { persona: 'candidate' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/resumeEditor'));
      await walk(page.getByRole('region', { name: '基本信息' }));
    },
  },
  // Five sections are long; what they are made of is in the improvement by a link as well, which `npm test` walks.
  'in each section of a resume whose entries have a time': {
    settings: { persona: 'candidate' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/resumeEditor'));
      for (const name of ['教育经历', '工作经历', '项目经历', '证书', '获奖经历']) {
        const section = page.getByRole('region', { name });
        await addEntry(section);
        await walk(section);
      }
    },
  },
  // What was read from a file has some sixty controls.
  'where an old resume is imported': {
    settings: { persona: 'newcomer' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/personalCenter'));
      await page.getByRole('button', { name: '导入简历' }).click();
      const dialog = page.getByRole('dialog');
      const file = dialog.locator('[type=file]');
      await file.setInputFiles(emptyFile);
      await expect(dialog.locator('[type=file][aria-invalid=true]')).toBeVisible();
      await walk(dialog, { asItIs: true });
      await file.setInputFiles(
        fileURLToPath(
          new URL('../../apps/portal/src/features/resume/import/files/libreoffice-zh.docx', import.meta.url),
        ),
      );
      await dialog.getByPlaceholder('YYYY-MM').first().fill('2016');
      await walkSent(dialog, walk);
    },
  },
  'in the quick delivery': {
    tested: 'mouse',
    settings: { persona: 'candidate' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/position'));
      await page.goto(world.at(`/fastDelivery?id=${await firstPosition(page)}`));
      const main = page.locator('main');
      await main.getByRole('radio').last().click();
      await main.getByRole('button', { name: '投递简历', exact: true }).click();
      await walk(main, { asItIs: true });
    },
  },
  'where an interviewer offers a time': {
    tested: 'finger',
    settings: { persona: 'interviewer' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/self/interviewer'));
      const form = page.locator('main section').filter({ has: page.locator('form') });
      const until = form.locator('select').last();
      await walk(form, {
        wrong: {
          name: 'the end',
          spoil: async () => {
            await until.focus();
            await until.selectOption({ index: 0 });
          },
          shown: form.getByRole('status').filter({ hasText: /\S/ }),
        },
      });
    },
  },
};

for (const where of Object.keys(walkedForms) as WalkedPlace[]) {
  const { only, tested, settings, walkThrough } = walks[where];
  for (const [turn, by] of sides.entries()) {
    if (only && by !== only) continue;
    const { press, viewport } = hands[by];
    const title = `a press by ${by} right after a field that is wrong is never lost ${where}`;
    test.describe(() => {
      test.use({ viewport, hasTouch: by === 'finger' });
      test(`${title}${further(turn, tested ? sides.indexOf(tested) : -1)}`, async ({ page, request }) => {
        if (!tested) test.slow();
        const world = await openPortalWorld(page, request, { language, ...settings });
        const { expectSilence } = listen(page);
        await catchPresses(page);
        await walkThrough(page, world, async (form, pressing) => {
          await expect(form.locator('input:not([hidden]), textarea, select').first()).toBeVisible();
          expect(await pressEverything(page, form, press, pressing)).toBeGreaterThan(0);
        });
        expectSilence();
      });
    });
  }
}
