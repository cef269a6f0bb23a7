import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import { exampleKey, exampleToken, requestReasonRecipes, requestStateRecipes } from './request-recipes.ts';
import { getResume } from './resume.ts';
import type { Improvement, OpenResumeImprovement } from './resume-improve.ts';
import * as resumeUpdate from './resume-update.ts';

const { getResumeUpdate, submitResumeUpdate } = resumeUpdate;

const facts = {
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-13T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
};

const get = (probe: Probe, token: string) => probe.call(getResumeUpdate, { token });

async function open(probe: Probe, token: string): Promise<OpenResumeImprovement> {
  const found = await get(probe, token);
  if (found.state !== 'open') throw new Error(`it is ${found.state}, not open`);
  return found;
}

const withText = (sections: readonly Improvement[], value: string): Improvement[] =>
  sections.map((one) => (one.section === 'selfEvaluation' ? { ...one, value } : one));

const send = (probe: Probe, token: string, revision: number, sections: Improvement[]) =>
  probe.call(submitResumeUpdate, { token, revision, sections, idempotencyKey: probe.newKey() });

async function update(probe: Probe, token: string): Promise<unknown> {
  const found = await get(probe, token);
  const { revision, sections } = found.state === 'open' ? found : { revision: 0, sections: [] };
  return send(probe, token, revision, withText(sections, 'I lead a team of three now.'));
}

export const resumeUpdateReference: ReferenceOf<typeof resumeUpdate> = {
  getResumeUpdate: {
    summary: 'The sections of the resume that was sent with an application, to be brought up to date.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        ...facts,
        reason: 'Some months have passed since you applied.',
        asks: [{ section: 'selfEvaluation', note: '', requiredFields: [] }],
        sections: [{ section: 'selfEvaluation', value: 'Careful, and quick.' }],
        revision: 1,
        options: { industry: [], category: [], position: [], places: [], degree: [] },
      },
    },
    success: needing(['links'], async (probe) => {
      const { sections } = await open(probe, await probe.linkTo('resume-update'));
      if (sections.length === 0) throw new Error('nothing is asked');
    }),
    reasons: {},
    also: requestStateRecipes(
      'resume-update',
      { done: 'resume-update-done', over: 'resume-update-over', expired: 'resume-update-expired' },
      get,
    ),
  },

  submitResumeUpdate: {
    summary: 'Brings the resume of an application up to date, once.',
    example: {
      param: {
        token: exampleToken,
        revision: 1,
        sections: [{ section: 'selfEvaluation', value: 'I lead a team of three now.' }],
        idempotencyKey: exampleKey,
      },
      data: {
        state: 'done',
        ...facts,
        improvedAt: '2026-01-07T10:00:00+08:00',
        handedIn: ['selfEvaluation'],
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-update');
      await update(probe, token);
      const found = await get(probe, token);
      if (found.state !== 'done') throw new Error(`the link is ${found.state}`);
    }),
    reasons: {
      ...requestReasonRecipes('resume-update', update),
      conflict: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-update');
        const { revision, sections } = await open(probe, token);
        // Whoever has seen nothing of what was sent.
        return send(probe, token, revision - 1, withText(sections, 'I lead a team of three now.'));
      }),
      incomplete: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-update');
        const { revision, sections } = await open(probe, token);
        return send(probe, token, revision, withText(sections, ' \n '));
      }),
      sectionNotAsked: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-update');
        const { revision, sections } = await open(probe, token);
        return send(probe, token, revision, [...sections, { section: 'family', value: [] }]);
      }),
    },
    also: {
      'leaves the person’s own resume as it was': needing(['links', 'own-world'], async (probe) => {
        const token = await probe.linkTo('resume-update');
        await probe.login('candidate');
        const before = await probe.call(getResume, {});
        await update(probe, token);
        const after = await probe.call(getResume, {});
        if (after.revision !== before.revision || after.selfEvaluation !== before.selfEvaluation)
          throw new Error('it was changed');
      }),
    },
  },
};
