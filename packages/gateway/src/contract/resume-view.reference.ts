import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';
import * as resumeView from './resume-view.ts';

const { downloadResumeAtt, getResumeView, queryResumeTemplates, saveResumeTemplate } = resumeView;

/** No link has it. */
const NO_TOKEN = 'a-token-of-no-link';
/** Longer than any link lives. */
const AFTER_THE_LINK = '40d';

const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
const exampleFile = { fileId: '0f6e8a94d3b24c6f', fileName: 'Portfolio.pdf', size: 20_480 };

export const exampleResumeView: resumeView.ResumeView = {
  templateId: 'classic',
  content: {
    photo: null,
    basics: {
      name: 'Lin Xiaoyu',
      gender: 'female',
      birthday: '1995-04-12',
      phoneNationCode: '+86',
      phone: '13800000001',
      email: 'lin@mail.example',
      city: 'Shenzhen',
    },
    intention: { industry: [], category: [{ id: 'software', name: 'Software' }], position: [], places: [] },
    education: [],
    work: [
      {
        id: 'work-1',
        start: '2022-03',
        end: '',
        present: true,
        company: 'Example Energy',
        post: 'Backend developer',
        description: 'Runs the metering platform.',
      },
    ],
    projects: [],
    languages: [{ id: 'language-1', language: 'English', level: 'fluent' }],
    certificates: [],
    awards: [],
    family: [],
    selfEvaluation: '',
    attachments: [exampleFile],
    video: null,
  },
};

const read = (probe: Probe, token: string) => probe.call(getResumeView, { token });

async function expectState(probe: Probe, token: string, state: string): Promise<void> {
  const found = await read(probe, token);
  if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
}

/** Chooses a template of the candidate's, and puts back what was chosen before. */
async function choosing(probe: Probe, run: (choice: string) => Promise<void>): Promise<void> {
  await probe.login('candidate');
  const { templates, startsWith } = await probe.call(queryResumeTemplates, {});
  const before = (await probe.call(getResume, {})).templateId ?? startsWith;
  const other = templates.find(({ id }) => id !== before)?.id ?? startsWith;
  await probe.call(saveResumeTemplate, { templateId: other });
  try {
    await run(other);
  } finally {
    await probe.call(saveResumeTemplate, { templateId: before });
  }
}

export const resumeViewReference: ReferenceOf<typeof resumeView> = {
  queryResumeTemplates: {
    summary: 'The templates that a site offers for a resume, and the one it starts with.',
    example: {
      param: {},
      data: { templates: [{ id: 'classic', name: 'Classic' }], startsWith: 'classic' },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const { templates, startsWith } = await probe.call(queryResumeTemplates, {});
      if (!templates.some(({ id }) => id === startsWith)) throw new Error(`${startsWith} is not offered`);
    }),
    reasons: {},
  },

  saveResumeTemplate: {
    summary: 'Chooses the template that the session’s candidate’s resume is shown in.',
    example: { param: { templateId: 'classic' }, data: { templateId: 'classic' } },
    success: recipe((probe) =>
      choosing(probe, async (choice) => {
        const { templateId } = await probe.call(getResume, {});
        if (templateId !== choice) throw new Error(`the resume is shown in ${templateId}, not in ${choice}`);
      }),
    ),
    reasons: {
      templateUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(saveResumeTemplate, { templateId: 'a-template-of-nobody' });
      }),
    },
    also: {
      'leaves the revision as it was: it is no change of what the resume says': recipe(async (probe) => {
        await probe.login('candidate');
        const before = await probe.call(getResume, {});
        await choosing(probe, async () => {
          const after = await probe.call(getResume, {});
          if (after.revision !== before.revision) throw new Error(`it grew to ${after.revision}`);
        });
      }),
    },
  },

  getResumeView: {
    summary: 'The resume that a link shows to whom it was sent to.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        homepageConfigId: 'site-external',
        candidateName: 'Lin Xiaoyu',
        position: {
          post: 'Backend developer',
          companyDescr: 'Example Energy',
          deptIdDescr: 'Platform',
          workPlace: 'Shenzhen',
        },
        sentAt: exampleInstant,
        expiresAt: '2026-02-05T09:30:00+08:00',
        view: exampleResumeView,
      },
    },
    success: needing(['links'], async (probe) => {
      const found = await read(probe, await probe.linkTo('resume-open'));
      if (found.state !== 'open') throw new Error(`it is ${found.state}`);
      if (!found.view.content.basics.name) throw new Error('nothing stands in it');
    }),
    reasons: {},
    also: {
      'answers a link that is none as invalid': recipe((probe) => expectState(probe, NO_TOKEN, 'invalid')),
      'answers a link whose time is over as expired': needing(['links', 'clock'], async (probe) => {
        const token = await probe.linkTo('resume-open');
        await probe.advance(AFTER_THE_LINK);
        await expectState(probe, token, 'expired');
      }),
      'shows nothing any more once the application is over': needing(['links'], async (probe) =>
        expectState(probe, await probe.linkTo('resume-over'), 'handled'),
      ),
      'opens no resume by a link to an offer': needing(['links'], async (probe) =>
        expectState(probe, await probe.linkTo('offer-pending'), 'invalid'),
      ),
      'answers whoever has the link alike, also in another person’s session': needing(
        ['links'],
        async (probe) => {
          const token = await probe.linkTo('resume-open');
          const before = await read(probe, token);
          await probe.login('newcomer');
          const after = await read(probe, token);
          if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error('it answers otherwise');
        },
      ),
    },
  },

  downloadResumeAtt: {
    summary: 'The address from which a file of the resume can be downloaded that a link shows.',
    example: {
      param: { token: exampleToken, fileId: exampleFile.fileId },
      data: { state: 'open', homepageConfigId: 'site-external', url: 'https://files.example/one' },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-open');
      const found = await read(probe, token);
      if (found.state !== 'open') throw new Error(`it is ${found.state}`);
      const { photo, attachments, video } = found.view.content;
      const file = [photo, ...attachments, video].find((one) => one !== null);
      if (!file) throw new Error('the resume has no file');
      const answer = await probe.call(downloadResumeAtt, { token, fileId: file.fileId });
      if (answer.state !== 'open' || !URL.canParse(answer.url)) throw new Error('no address');
    }),
    reasons: {
      fileUnknown: needing(['links'], async (probe) =>
        probe.call(downloadResumeAtt, {
          token: await probe.linkTo('resume-open'),
          fileId: 'a-file-of-nobody',
        }),
      ),
    },
    also: {
      'gives no address any more once the application is over': needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-over');
        const { state } = await probe.call(downloadResumeAtt, { token, fileId: 'any' });
        if (state !== 'handled') throw new Error(`it is ${state}`);
      }),
    },
  },
};
