import { exampleCriteria, exampleEvaluation, exampleInterview, scoresOf } from './evaluation.reference.ts';
import { type EvaluationDraft, getEvaluation } from './evaluation.ts';
import { exampleInstant } from './examples.ts';
import * as ownEvaluation from './own-evaluation.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf } from './reference-types.ts';
import { exampleKey } from './request-recipes.ts';

const { getOwnEvaluation, queryOwnEvaluations, saveOwnEvaluationDraft, submitOwnEvaluation } = ownEvaluation;

const exampleId = 'delivery-1';
const OTHERS = 'nobody’s';

type WithMine = ProbeWith<'links' | 'interviewer'>;

const withMine = (run: (probe: WithMine, id: string) => Promise<unknown>) =>
  needing(['links', 'interviewer'], async (probe) => {
    await probe.login('interviewer');
    return run(probe, await probe.linkTo('evaluation-mine'));
  });

/** The points that every required criterion gets, of what the interview is scored by. */
async function scoresFor(probe: Probe, id: string, points: number) {
  const found = await probe.call(getOwnEvaluation, { id });
  if (found.state !== 'open') throw new Error(`it is ${found.state}`);
  return found.criteria.map(({ id: criterionId }) => ({ criterionId, points }));
}

const submit = async (
  probe: Probe,
  id: string,
  given: { readonly scores?: EvaluationDraft['scores']; readonly comment?: string } = {},
) =>
  probe.call(submitOwnEvaluation, {
    id,
    scores: given.scores ?? (await scoresFor(probe, id, 4)),
    conclusion: 'nextRound',
    comment: given.comment ?? ' Knows the field. ',
    idempotencyKey: probe.newKey(),
  });

/** Whoever is no interviewer is refused, and so is what somebody else is to evaluate. */
const refusals = (call: (probe: Probe, id: string) => Promise<unknown>) => ({
  noPermission: needing(['links'], async (probe) => {
    await probe.login('candidate');
    return call(probe, await probe.linkTo('evaluation-mine'));
  }),
  evaluationUnknown: needing(['interviewer'], async (probe) => {
    await probe.login('interviewer');
    return call(probe, OTHERS);
  }),
});

const given = { scores: [], conclusion: 'nextRound', comment: 'No.' } as const;

export const ownEvaluationReference: ReferenceOf<typeof ownEvaluation> = {
  queryOwnEvaluations: {
    summary: 'The interviews that the session’s interviewer is asked to evaluate.',
    example: {
      param: {},
      data: {
        rows: [
          {
            id: exampleId,
            state: 'open',
            candidateName: exampleInterview.candidateName,
            position: exampleInterview.position,
            round: 1,
            time: exampleInterview.time,
            deadline: exampleInterview.deadline,
            companyZone: exampleInterview.companyZone,
          },
        ],
      },
    },
    success: withMine(async (probe, id) => {
      const one = await probe.call(getOwnEvaluation, { id });
      if (one.state !== 'open') throw new Error(`it is ${one.state}`);
      const { rows } = await probe.call(queryOwnEvaluations, {});
      // The sandbox's link is an alias; what is the same in the list is the deadline.
      const own =
        rows.find((row) => row.id === id) ??
        rows.find(({ deadline }) => Date.parse(deadline) === Date.parse(one.deadline));
      if (!own) throw new Error('it is not in the list');
      if (own.state !== 'open' || own.candidateName !== one.candidateName || own.round !== one.round)
        throw new Error('the list says otherwise');
      if (own.companyZone !== one.companyZone || own.position.post !== one.position.post)
        throw new Error('the list says another position or zone');
      if (own.time?.start !== one.time?.start || own.time?.end !== one.time?.end)
        throw new Error('the list says another time');
      const again = await probe.call(getOwnEvaluation, { id: own.id });
      if (again.state !== 'open') throw new Error('what the list names opens nothing');
    }),
    reasons: {
      noPermission: needing([], async (probe) => {
        await probe.login('candidate');
        return probe.call(queryOwnEvaluations, {});
      }),
    },
    also: {
      'says of what was submitted that it is done': withMine(async (probe, id) => {
        await submit(probe, id);
        const { rows } = await probe.call(queryOwnEvaluations, {});
        if (!rows.some(({ state }) => state === 'done')) throw new Error('nothing is done');
      }),
    },
  },

  getOwnEvaluation: {
    summary: 'An interview that the session’s interviewer evaluates, with the resume and what is scored.',
    example: {
      param: { id: exampleId },
      data: { state: 'open', ...exampleInterview, criteria: exampleCriteria },
    },
    success: withMine(async (probe, id) => {
      const found = await probe.call(getOwnEvaluation, { id });
      if (found.state !== 'open' || found.view.content.work.length === 0)
        throw new Error('there is no interview to evaluate');
      if (!found.criteria.some(({ required }) => required)) throw new Error('nothing is scored');
    }),
    reasons: refusals((probe, id) => probe.call(getOwnEvaluation, { id })),
    also: {
      // A gateway that makes links one by one has none to the same evaluation.
      'is one evaluation with that of its link: shown, kept and submitted by whichever way': needing(
        ['links', 'interviewer', 'own-world'],
        async (probe) => {
          await probe.login('interviewer');
          const id = await probe.linkTo('evaluation-mine');
          const token = await probe.linkTo('evaluation-open');
          const { criteria: _criteria, ...byLogin } = Object(await probe.call(getOwnEvaluation, { id }));
          const byLink = await probe.call(getEvaluation, { token });
          if (JSON.stringify(byLogin) !== JSON.stringify(byLink)) throw new Error('they differ');
          const scores = await scoresOf(probe, token, 3);
          if (JSON.stringify(scores) !== JSON.stringify(await scoresFor(probe, id, 3)))
            throw new Error('they score otherwise');
          await probe.call(saveOwnEvaluationDraft, { id, draft: { scores, comment: 'So far.' } });
          const kept = await probe.call(getEvaluation, { token });
          if (kept.state !== 'open' || kept.draft?.value.comment !== 'So far.')
            throw new Error('its link does not show what was kept');
          await submit(probe, id);
          const after = await probe.call(getEvaluation, { token });
          if (after.state !== 'done') throw new Error('its link can still be used');
        },
      ),
    },
  },

  saveOwnEvaluationDraft: {
    summary: 'Keeps what the session’s interviewer wrote of an evaluation so far.',
    example: {
      param: { id: exampleId, draft: { scores: exampleEvaluation.scores, comment: 'Knows the field.' } },
      data: { state: 'open', homepageConfigId: 'site-external', savedAt: exampleInstant },
    },
    success: withMine(async (probe, id) => {
      const scores = await scoresFor(probe, id, 2);
      await probe.call(saveOwnEvaluationDraft, { id, draft: { scores, comment: 'So far.' } });
      const found = await probe.call(getOwnEvaluation, { id });
      if (found.state !== 'open' || found.draft?.value.comment !== 'So far.')
        throw new Error('it was not kept');
    }),
    reasons: refusals((probe, id) =>
      probe.call(saveOwnEvaluationDraft, { id, draft: { scores: [], comment: 'No.' } }),
    ),
    also: {
      'keeps nothing once the evaluation is submitted': withMine(async (probe, id) => {
        await submit(probe, id);
        const { state } = await probe.call(saveOwnEvaluationDraft, {
          id,
          draft: { scores: [], comment: 'Afterwards.' },
        });
        if (state !== 'done') throw new Error(`it is ${state}`);
      }),
    },
  },

  submitOwnEvaluation: {
    summary: 'Submits an evaluation of the session’s interviewer, for good.',
    example: {
      param: { id: exampleId, ...exampleEvaluation, idempotencyKey: exampleKey },
      data: {
        state: 'done',
        ...exampleInterview,
        evaluatedAt: '2026-01-07T10:00:00+08:00',
        evaluation: exampleEvaluation,
        criteria: exampleCriteria,
      },
    },
    success: withMine(async (probe, id) => {
      const receipt = await submit(probe, id);
      const { conclusion, comment } = receipt.evaluation;
      if (conclusion !== 'nextRound' || comment !== 'Knows the field.') throw new Error('it was not kept');
      const found = await probe.call(getOwnEvaluation, { id });
      if (JSON.stringify(found) !== JSON.stringify(receipt)) throw new Error('the receipt is another one');
    }),
    reasons: {
      ...refusals((probe, id) =>
        probe.call(submitOwnEvaluation, { id, ...given, scores: [], idempotencyKey: probe.newKey() }),
      ),
      handled: withMine(async (probe, id) => {
        const scores = await scoresFor(probe, id, 4);
        const once = () =>
          probe.call(submitOwnEvaluation, { id, ...given, scores, idempotencyKey: probe.newKey() });
        await once();
        return once();
      }),
      linkExpired: needing(['links', 'interviewer', 'clock'], async (probe) => {
        await probe.login('interviewer');
        const id = await probe.linkTo('evaluation-mine');
        const scores = await scoresFor(probe, id, 4);
        await probe.advance('8d');
        await probe.login('interviewer');
        return probe.call(submitOwnEvaluation, { id, ...given, scores, idempotencyKey: probe.newKey() });
      }),
      scoreMissing: withMine((probe, id) => submit(probe, id, { scores: [] })),
      entryNotAsked: withMine(async (probe, id) => {
        const scores = await scoresFor(probe, id, 3);
        return submit(probe, id, {
          scores: [...scores, { criterionId: 'a-criterion-of-nobody', points: 5 }],
        });
      }),
      commentRequired: withMine((probe, id) => submit(probe, id, { comment: ' \n ' })),
      commentTooLong: withMine((probe, id) => submit(probe, id, { comment: 'x'.repeat(1001) })),
    },
  },
};
