import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt, linkView } from './links.ts';
import { defineMethod } from './method.ts';
import { askedPosition, linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { answeredResume, askedResume } from './resume-view.ts';
import { instant, number, upTo } from './shapes.ts';

/** More than any id, and any number of criteria, has. */
const ID_MAX = 100;
const CRITERIA_MAX = 50;
const id = v.pipe(v.string(), v.minLength(1), upTo(ID_MAX));

/** What an evaluation may come to. */
export const evaluationConclusions = ['recommended', 'nextRound', 'onHold', 'notRecommended'] as const;
export type EvaluationConclusion = (typeof evaluationConclusions)[number];

/** Points of a criterion: one is the least, five the most. */
const points = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(5));

/** One thing that is scored, as the website configures it. Texts are in the language of the call. */
export const evaluationCriterion = v.object({
  id,
  name: v.string(),
  /** What to look at. */
  description: v.optional(v.string()),
  required: v.boolean(),
});
export type EvaluationCriterion = v.InferOutput<typeof evaluationCriterion>;

const score = v.object({ criterionId: id, points, comment: v.optional(v.string()) });

/** What an interviewer has to say: all of it may be missing in a draft. */
export const evaluationDraft = v.object({
  scores: v.pipe(v.array(score), v.maxLength(CRITERIA_MAX)),
  conclusion: v.optional(v.picklist(evaluationConclusions)),
  comment: v.string(),
});
export type EvaluationDraft = v.InferOutput<typeof evaluationDraft>;

/** An evaluation that was submitted: it is locked from then on. */
export const evaluation = v.object({
  ...evaluationDraft.entries,
  conclusion: v.picklist(evaluationConclusions),
});
export type Evaluation = v.InferOutput<typeof evaluation>;

export const span = v.object({ start: instant, end: instant });

/** The interview that is evaluated. */
const interviewed = {
  ...requestFacts,
  /** Which round of interviews it is, from 1. */
  round: number,
  time: v.optional(span),
};

const toEvaluate = {
  ...interviewed,
  ...askedResume,
  /** What was written before, by whichever device. */
  draft: v.optional(v.object({ savedAt: instant, value: evaluationDraft })),
};

const evaluated = { ...interviewed, ...answeredResume, evaluatedAt: instant, evaluation };

/** What both variants of the evaluation show (section 6). */
export const evaluationEntries = { open: toEvaluate, done: evaluated };

export const evaluationReceipt = linkReceipt(evaluated);
export const evaluationAnswer = linkAnswer(evaluationEntries);
export type EvaluationState = v.InferOutput<typeof evaluationAnswer>;

const submitReasons = [
  ...requestReasons,
  'scoreMissing',
  'entryNotAsked',
  'commentRequired',
  'commentTooLong',
] as const;

const byLink = { groups: ['interviewEvaluationNoAuth'], access: 'link' } as const;

/** The interview that a link asks to evaluate. Reading it changes nothing (decision 5.12). */
export const getEvaluation = defineMethod({
  name: 'getEvaluation',
  ...byLink,
  param: v.object(linkParam),
  data: evaluationAnswer,
});

/** Keeps what was written so far, as long as it is open; nobody else reads it. */
export const saveEvaluationDraft = defineMethod({
  name: 'saveEvaluationDraft',
  ...byLink,
  param: v.object({ ...linkParam, draft: evaluationDraft }),
  data: linkAnswer({ open: { savedAt: instant }, done: {} }),
});

/** Submits an evaluation, for good: every required criterion scored, each once, a conclusion, and why. */
export const submitEvaluation = defineMethod({
  name: 'submitEvaluation',
  ...byLink,
  submit: true,
  param: v.object({ ...linkSubmitParam, ...evaluation.entries }),
  data: evaluationReceipt,
  reasons: submitReasons,
});

const byConfigLink = { groups: ['interviewEvaluationConfigNoAuth'], access: 'link' } as const;

/** What is scored in the evaluation of a link, in its order. */
export const getEvaluationConfig = defineMethod({
  name: 'getEvaluationConfig',
  ...byConfigLink,
  param: v.object(linkParam),
  data: linkView({ criteria: v.array(evaluationCriterion) }),
});

/** A round of interviews and what came of it. */
const result = v.object({
  round: number,
  time: v.optional(span),
  interviewer: v.string(),
  evaluatedAt: instant,
  conclusion: v.picklist(evaluationConclusions),
  /** The mean of all points, with one decimal. */
  average: number,
});

/** Whose interviews they are, for what position, and the company's zone. */
const shown = { candidateName: v.string(), position: askedPosition, companyZone: v.string() };

/** What the interviews of a process came to, round by round. */
export const getInterviewResults = defineMethod({
  name: 'getInterviewResults',
  ...byConfigLink,
  param: v.object(linkParam),
  data: linkView({ ...shown, results: v.array(result) }),
});
export type InterviewResults = Extract<v.InferOutput<typeof getInterviewResults.data>, { state: 'open' }>;

/** Every evaluation of a process in full, as it was submitted. */
export const getEvaluationRecord = defineMethod({
  name: 'getEvaluationRecord',
  ...byConfigLink,
  param: v.object(linkParam),
  data: linkView({
    ...shown,
    records: v.array(
      v.object({
        ...result.entries,
        scores: v.array(v.object({ name: v.string(), points, comment: v.optional(v.string()) })),
        comment: v.string(),
      }),
    ),
  }),
});
export type EvaluationRecords = Extract<v.InferOutput<typeof getEvaluationRecord.data>, { state: 'open' }>;
