import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { firstPosition } from '../first-position.ts';
import { DAY, dayOf, workingDays } from '../link-acts.ts';
import { unlockLink } from '../link-code.ts';
import { type By, formAt, type Walk, type Walked, walkSent } from './walk.ts';

/** Selects the fields of a day; the forms in which it is used have no other numeric fields. */
const dayInput = '[inputmode=numeric]';

/** Walks the form that asks for a link's code, and enters it. */
async function walkCode(page: Page, walk: Walk): Promise<void> {
  await walkSent(page.locator('main form'), walk);
  await unlockLink(page);
}

/** A file that every field refuses. */
const emptyFile = { name: 'empty.pdf', mimeType: '', buffer: Buffer.alloc(0) };

/** Adds an entry to the first list, and opens it. */
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

/** The forms that people send: feedback, answers by link, and the sections of a resume. */
export const formWalks = {
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
      await walkCode(page, walk);
      await walkSent(page.locator('main form'), walk);
    },
  },
  'in the medical report, and before it where a link asks for a code': {
    tested: 'mouse',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/healthCheck?token=medical-report'));
      await walkCode(page, walk);
      const day = dayOf((await page.evaluate(() => Date.now())) - 3 * DAY);
      await walkSent(page.locator('main form'), walk, {
        samples: [{ fits: dayInput, good: day, bad: '1998' }],
      });
    },
  },
  'in the information form': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/mailResponse/collectTable?token=information-form'));
      await unlockLink(page);
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
          spoil: async () => {
            await consent.uncheck();
            // Said after that press: the form, which stands at the end of its screen, grows upwards by it.
            await expect(form.getByText('请先阅读并同意')).toBeVisible();
          },
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
          new URL(
            '../../../apps/portal/src/features/resume/import/files/libreoffice-zh.docx',
            import.meta.url,
          ),
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
} as const satisfies Readonly<Record<string, Walked>>;
