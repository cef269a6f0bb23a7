import * as v from 'valibot';
import { evaluation, evaluationCriterion, evaluationDraft, evaluationEntries, span } from './evaluation.ts';
import { linkAnswer, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { askedPosition } from './requests.ts';
import { idempotencyKey, instant, nothing, number, upTo } from './shapes.ts';

/** The variant with a login (section 6): the interviewer who is logged in needs no link, and sees what is theirs to evaluate. */
const byLogin = { groups: ['interviewEvaluation'], access: 'session' } as const;

const ownParam = { id: v.pipe(v.string(), v.minLength(1), upTo(100)) };

/** What is scored comes along: there is no link to ask the configuration by. */
const criteria = v.array(evaluationCriterion);
const done = { ...evaluationEntries.done, criteria };

const ownReasons = ['noPermission', 'evaluationUnknown'] as const;

/** The interviews that the session’s interviewer is asked to evaluate: what is open first, the nearest deadline first. */
export const queryOwnEvaluations = defineMethod({
  name: 'queryEvaluations',
  ...byLogin,
  param: nothing,
  data: v.object({
    rows: v.array(
      v.object({
        ...ownParam,
        state: v.picklist(['open', 'done', 'expired']),
        candidateName: v.string(),
        position: askedPosition,
        round: number,
        time: v.optional(span),
        deadline: instant,
        companyZone: v.string(),
      }),
    ),
  }),
  reasons: ['noPermission'],
});
export type OwnEvaluation = v.InferOutput<typeof queryOwnEvaluations.data>['rows'][number];

export const ownEvaluationAnswer = linkAnswer({ open: { ...evaluationEntries.open, criteria }, done });
/** One of them, with the resume that was sent for it. Reading it changes nothing. */
export const getOwnEvaluation = defineMethod({
  name: 'getEvaluation',
  ...byLogin,
  param: v.object(ownParam),
  data: ownEvaluationAnswer,
  reasons: ownReasons,
});

/** Keeps what was written so far; the link that was mailed goes on with it. */
export const saveOwnEvaluationDraft = defineMethod({
  name: 'saveEvaluationDraft',
  ...byLogin,
  param: v.object({ ...ownParam, draft: evaluationDraft }),
  data: linkAnswer({ open: { savedAt: instant }, done: {} }),
  reasons: ownReasons,
});

/** Submits it, for good, by login or by link: whichever comes first. */
export const submitOwnEvaluation = defineMethod({
  name: 'submitEvaluation',
  ...byLogin,
  submit: true,
  param: v.object({ ...ownParam, ...evaluation.entries, idempotencyKey }),
  data: linkReceipt(done),
  reasons: [
    ...ownReasons,
    'handled',
    'linkExpired',
    'scoreMissing',
    'entryNotAsked',
    'commentRequired',
    'commentTooLong',
  ],
});
