import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf } from './reference-types.ts';
import { exampleKey, exampleToken, requestReasonRecipes, requestStateRecipes } from './request-recipes.ts';
import { getResume, saveResume } from './resume.ts';
import * as resumeImprove from './resume-improve.ts';

const { getResumeImprovement, improveResume } = resumeImprove;

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

const get = (probe: Probe, token: string) => probe.call(getResumeImprovement, { token });

async function open(probe: Probe, token: string): Promise<resumeImprove.OpenResumeImprovement> {
  const found = await get(probe, token);
  if (found.state !== 'open') throw new Error(`it is ${found.state}, not open`);
  return found;
}

/** The sections as they stand, with another self-evaluation. */
function withText(
  sections: readonly resumeImprove.Improvement[],
  value: string,
): resumeImprove.Improvement[] {
  return sections.map((one) => (one.section === 'selfEvaluation' ? { ...one, value } : one));
}

const send = (
  probe: Probe,
  token: string,
  { revision, sections }: Pick<resumeImprove.OpenResumeImprovement, 'revision' | 'sections'>,
) => probe.call(improveResume, { token, revision, sections, idempotencyKey: probe.newKey() });

/** Hands in what was asked for; by a link that cannot be read any more, as if it could. */
async function improve(probe: ProbeWith<'links'>, token: string): Promise<unknown> {
  const found = await get(probe, token);
  const { revision, sections } = found.state === 'open' ? found : { revision: 0, sections: [] };
  return send(probe, token, { revision, sections: withText(sections, 'I plan ahead, and finish.') });
}

export const resumeImproveReference: ReferenceOf<typeof resumeImprove> = {
  getResumeImprovement: {
    summary: 'Which sections of a resume somebody is asked to improve, with what stands there.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        ...facts,
        reason: 'We would like to show your application to the team.',
        asks: [
          { section: 'selfEvaluation', note: 'Please say what you are looking for.', requiredFields: [] },
        ],
        sections: [{ section: 'selfEvaluation', value: 'Careful, and quick.' }],
        revision: 4,
        options: { industry: [], category: [], position: [], places: [], degree: [] },
      },
    },
    success: needing(['links'], async (probe) => {
      const { asks, sections } = await open(probe, await probe.linkTo('resume-improve'));
      const asked = asks.map(({ section }) => section).join();
      const shown = sections.map(({ section }) => section).join();
      if (asked !== shown) throw new Error(`asked for are ${asked}, shown are ${shown}`);
    }),
    reasons: {},
    also: {
      ...requestStateRecipes(
        'resume-improve',
        { done: 'resume-improve-done', over: 'resume-improve-over', expired: 'resume-improve-expired' },
        get,
      ),
    },
  },

  improveResume: {
    summary: 'Hands in the sections of a resume that a link asks for, once.',
    example: {
      param: {
        token: exampleToken,
        revision: 4,
        sections: [{ section: 'selfEvaluation', value: 'I plan ahead, and finish.' }],
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
      const token = await probe.linkTo('resume-improve');
      const { asks, ...request } = await open(probe, token);
      const { handedIn } = await send(probe, token, request);
      if (handedIn.length !== asks.length) throw new Error(`handed in are ${handedIn.join()}`);
      const found = await get(probe, token);
      if (found.state !== 'done') throw new Error(`the link is ${found.state}`);
    }),
    reasons: {
      ...requestReasonRecipes('resume-improve', improve),
      conflict: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-improve');
        const request = await open(probe, token);
        await probe.login('candidate');
        const { revision, selfEvaluation } = await probe.call(getResume, {});
        const section = 'selfEvaluation';
        const saved = await probe.call(saveResume, { section, revision, value: 'Written meanwhile.' });
        try {
          return await send(probe, token, {
            ...request,
            sections: withText(request.sections, 'Written by the link.'),
          });
        } finally {
          await probe.call(saveResume, { section, revision: saved.revision, value: selfEvaluation });
        }
      }),
      incomplete: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-improve');
        const request = await open(probe, token);
        return send(probe, token, { ...request, sections: withText(request.sections, ' \n ') });
      }),
      sectionNotAsked: needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-improve');
        const request = await open(probe, token);
        const other = { section: 'family' as const, value: [] };
        return send(probe, token, { ...request, sections: [...request.sections, other] });
      }),
    },
  },
};
