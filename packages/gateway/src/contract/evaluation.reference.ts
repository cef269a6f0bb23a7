import * as evaluation from './evaluation.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import {
  exampleKey,
  exampleToken,
  NO_TOKEN,
  requestReasonRecipes,
  requestStateRecipes,
} from './request-recipes.ts';
import { exampleResumeView } from './resume-view.reference.ts';

const { getEvaluation, getEvaluationConfig, getEvaluationRecord, getInterviewResults } = evaluation;
const { saveEvaluationDraft, submitEvaluation } = evaluation;

const examplePosition = {
  post: 'Backend developer',
  companyDescr: 'Example Energy',
  deptIdDescr: 'Platform',
  workPlace: 'Shenzhen',
};

export const exampleInterview = {
  homepageConfigId: 'site-external',
  position: examplePosition,
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-13T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  round: 1,
  time: { start: '2026-01-05T10:00:00+08:00', end: '2026-01-05T11:00:00+08:00' },
  view: exampleResumeView,
};

export const exampleEvaluation: evaluation.Evaluation = {
  scores: [{ criterionId: 'expertise', points: 4, comment: 'Good examples.' }],
  conclusion: 'recommended',
  comment: 'Knows the field, and asks the right questions.',
};

export const exampleCriteria = [{ id: 'expertise', name: 'Expertise', required: true }];

const exampleResult = {
  round: 1,
  time: exampleInterview.time,
  interviewer: 'Zhou Yu’an',
  evaluatedAt: '2026-01-07T10:00:00+08:00',
  conclusion: 'recommended',
  average: 4,
} as const;

type WithLinks = ProbeWith<'links'>;

const get = (probe: Probe, token: string) => probe.call(getEvaluation, { token });

/** Every criterion that the link's website scores, with so many points. */
export async function scoresOf(probe: Probe, token: string, points: number) {
  const config = await probe.call(getEvaluationConfig, { token });
  return config.state === 'open'
    ? config.criteria.map(({ id: criterionId }) => ({ criterionId, points }))
    : [];
}

const submit = async (
  probe: WithLinks,
  token: string,
  { comment, ...otherwise }: Partial<evaluation.Evaluation> = {},
) =>
  probe.call(submitEvaluation, {
    token,
    scores: otherwise.scores ?? (await scoresOf(probe, token, 4)),
    conclusion: otherwise.conclusion ?? 'recommended',
    comment: comment ?? 'Knows the field.',
    idempotencyKey: probe.newKey(),
  });

/** What is true of every link to results. */
const resultStates = (read: (probe: Probe, token: string) => Promise<{ readonly state: string }>) => ({
  'answers a link that is none as invalid': recipe(async (probe) => {
    const { state } = await read(probe, NO_TOKEN);
    if (state !== 'invalid') throw new Error(`it is ${state}`);
  }),
  'opens no results by a link to an evaluation': needing(['links'], async (probe) => {
    const { state } = await read(probe, await probe.linkTo('evaluation-open'));
    if (state !== 'invalid') throw new Error(`it is ${state}`);
  }),
  'answers a link whose time is over as expired': needing(['links'], async (probe) => {
    const { state } = await read(probe, await probe.linkTo('results-expired'));
    if (state !== 'expired') throw new Error(`it is ${state}`);
  }),
});

export const evaluationReference: ReferenceOf<typeof evaluation> = {
  getEvaluation: {
    summary: 'The interview that a link asks to evaluate, with the resume that was sent for it.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleInterview } },
    success: needing(['links'], async (probe) => {
      const found = await get(probe, await probe.linkTo('evaluation-open'));
      if (found.state !== 'open' || !found.view.content.basics.name)
        throw new Error('there is no interview to evaluate');
    }),
    reasons: {},
    also: requestStateRecipes(
      'evaluation-open',
      { done: 'evaluation-done', over: 'evaluation-over', expired: 'evaluation-expired' },
      get,
    ),
  },

  getEvaluationConfig: {
    summary: 'What is scored in an evaluation.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        homepageConfigId: 'site-external',
        criteria: exampleCriteria,
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const config = await probe.call(getEvaluationConfig, { token });
      if (config.state !== 'open' || !config.criteria.some(({ required }) => required))
        throw new Error('nothing is scored');
    }),
    reasons: {},
  },

  saveEvaluationDraft: {
    summary: 'Keeps what was written of an evaluation so far.',
    example: {
      param: {
        token: exampleToken,
        draft: { scores: exampleEvaluation.scores, comment: 'Knows the field.' },
      },
      data: { state: 'open', homepageConfigId: 'site-external', savedAt: exampleInstant },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const scores = [{ criterionId: 'expertise', points: 2 }];
      await probe.call(saveEvaluationDraft, { token, draft: { scores, comment: 'So far.' } });
      const found = await get(probe, token);
      if (found.state !== 'open' || found.draft?.value.comment !== 'So far.')
        throw new Error('it was not kept');
      if (JSON.stringify(found.draft.value.scores) !== JSON.stringify(scores))
        throw new Error('the scores were not kept');
    }),
    reasons: {},
    also: {
      'keeps nothing once the evaluation is submitted': needing(['links'], async (probe) => {
        const token = await probe.linkTo('evaluation-open');
        await submit(probe, token);
        const { state } = await probe.call(saveEvaluationDraft, {
          token,
          draft: { scores: [], comment: 'Afterwards.' },
        });
        if (state !== 'done') throw new Error(`it is ${state}`);
        if (JSON.stringify(await get(probe, token)).includes('Afterwards.')) throw new Error('it was kept');
      }),
      'is of its link alone': needing(['links'], async (probe) => {
        const token = await probe.linkTo('evaluation-open');
        await probe.call(saveEvaluationDraft, { token, draft: { scores: [], comment: 'Mine.' } });
        const other = await get(probe, await probe.linkTo('evaluation-expired'));
        if (JSON.stringify(other).includes('Mine.')) throw new Error('another link shows it');
      }),
    },
  },

  submitEvaluation: {
    summary: 'Submits an evaluation, for good.',
    example: {
      param: { token: exampleToken, ...exampleEvaluation, idempotencyKey: exampleKey },
      data: {
        state: 'done',
        ...exampleInterview,
        evaluatedAt: exampleResult.evaluatedAt,
        evaluation: exampleEvaluation,
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const scores = await scoresOf(probe, token, 2);
      await submit(probe, token, { scores, conclusion: 'notRecommended', comment: ' Too early. ' });
      const found = await get(probe, token);
      if (found.state !== 'done') throw new Error(`it is ${found.state}`);
      const { evaluation: kept } = found;
      if (kept.conclusion !== 'notRecommended' || kept.comment !== 'Too early.')
        throw new Error('it was not kept');
      if (JSON.stringify(kept.scores) !== JSON.stringify(scores)) throw new Error('other scores were kept');
    }),
    reasons: {
      ...requestReasonRecipes('evaluation-open', submit),
      scoreMissing: needing(['links'], async (probe) =>
        submit(probe, await probe.linkTo('evaluation-open'), { scores: [] }),
      ),
      entryNotAsked: needing(['links'], async (probe) => {
        const token = await probe.linkTo('evaluation-open');
        const scores = await scoresOf(probe, token, 3);
        return submit(probe, token, {
          scores: [...scores, { criterionId: 'a-criterion-of-nobody', points: 5 }],
        });
      }),
      commentRequired: needing(['links'], async (probe) =>
        submit(probe, await probe.linkTo('evaluation-open'), { comment: ' \n ' }),
      ),
      commentTooLong: needing(['links'], async (probe) =>
        submit(probe, await probe.linkTo('evaluation-open'), { comment: 'x'.repeat(1001) }),
      ),
    },
  },

  getInterviewResults: {
    summary: 'What the interviews of a process came to, round by round.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        homepageConfigId: 'site-external',
        candidateName: 'Lin Xiaoyu',
        position: examplePosition,
        companyZone: 'Asia/Shanghai',
        results: [exampleResult],
      },
    },
    success: needing(['links'], async (probe) => {
      const found = await probe.call(getInterviewResults, { token: await probe.linkTo('results-open') });
      if (found.state !== 'open') throw new Error(`it is ${found.state}`);
      const [first] = found.results;
      if (!first || first.average < 1 || first.average > 5 || first.round !== 1)
        throw new Error('there is no result');
    }),
    reasons: {},
    also: resultStates((probe, token) => probe.call(getInterviewResults, { token })),
  },

  getEvaluationRecord: {
    summary: 'Every evaluation of a process in full.',
    example: {
      param: { token: exampleToken },
      data: {
        state: 'open',
        homepageConfigId: 'site-external',
        candidateName: 'Lin Xiaoyu',
        position: examplePosition,
        companyZone: 'Asia/Shanghai',
        records: [
          {
            ...exampleResult,
            scores: [{ name: 'Expertise', points: 4, comment: 'Good examples.' }],
            comment: exampleEvaluation.comment,
          },
        ],
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('results-open');
      const results = await probe.call(getInterviewResults, { token });
      const record = await probe.call(getEvaluationRecord, { token });
      if (results.state !== 'open' || record.state !== 'open') throw new Error('it is not open');
      for (const [at, { average, scores }] of record.records.entries()) {
        const mean = scores.reduce((sum, { points }) => sum + points, 0) / scores.length;
        if (Math.abs(mean - average) > 0.0501) throw new Error('the average is not that of the points');
        if (results.results[at]?.average !== average) throw new Error('results and record differ');
      }
      if (record.records.length !== results.results.length) throw new Error('a round is missing');
    }),
    reasons: {},
    also: resultStates((probe, token) => probe.call(getEvaluationRecord, { token })),
  },
};
