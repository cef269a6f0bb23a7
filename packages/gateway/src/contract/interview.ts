import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { instant, number } from './shapes.ts';

/** A stretch of time. */
export const timeSpan = v.object({ start: instant, end: instant });
export type TimeSpan = v.InferOutput<typeof timeSpan>;

export const interviewWays = ['onSite', 'video', 'phone'] as const;

/** How and where people meet. Texts are in the language of the call. */
export const meeting = {
  /** Which round of interviews it is, from 1. */
  round: number,
  way: v.picklist(interviewWays),
  /** The address, or how to join. */
  place: v.string(),
};

/** How many other times somebody proposes to whom the one does not suit. */
export const PROPOSALS = 3;

const interview = {
  ...requestFacts,
  ...meeting,
  /** The same for good, whatever becomes of the interview: a calendar knows it by it. */
  id: v.string(),
  time: timeSpan,
};

export const interviewAnswers = ['accepted', 'abandoned', 'notSuitable'] as const;

const answered = {
  ...interview,
  answer: v.object({
    kind: v.picklist(interviewAnswers),
    at: instant,
    /** Why not, or why at another time. */
    reason: v.optional(v.string()),
    /** The times that were proposed instead. */
    proposals: v.optional(v.array(timeSpan)),
  }),
  /** Whether it can still be given up: as long as it is to come, and the application waits for it. */
  withdrawable: v.boolean(),
};

export const interviewReceipt = linkReceipt(answered);
export type InterviewReceipt = v.InferOutput<typeof interviewReceipt>;

/** `done` was accepted, given up, or other times were proposed; what is `withdrawable` can still be given up. */
export const interviewAnswer = linkAnswer({ open: interview, done: answered });
export type InterviewState = v.InferOutput<typeof interviewAnswer>;
export type OpenInterview = Extract<InterviewState, { state: 'open' }>;

const byLink = { groups: ['rm.interview'], access: 'link' } as const;

/** An invitation to an interview, and what it was answered with. Reading it changes nothing (decision 5.12). */
export const getInterview = defineMethod({
  name: 'getInterview',
  ...byLink,
  param: v.object(linkParam),
  data: interviewAnswer,
});

/** Accepts the time of an interview. */
export const acceptInterview = defineMethod({
  name: 'acceptInterview',
  ...byLink,
  submit: true,
  param: v.object(linkSubmitParam),
  data: interviewReceipt,
  reasons: requestReasons,
});

/** Gives an interview up, and with it the application, also after it was accepted; needs a reason of at most 1000 characters. */
export const abandonInterview = defineMethod({
  name: 'abandonInterview',
  ...byLink,
  submit: true,
  param: v.object({ ...linkSubmitParam, reason: v.string() }),
  data: interviewReceipt,
  reasons: [...requestReasons, 'reasonRequired', 'reasonTooLong'],
});

/**
 * Says that the time does not suit, why, and proposes three others: each to come, of an hour, between eight and eight on a
 * working day of the company, and none over another. Refused as `proposalsInvalid` otherwise.
 */
export const reportTimeNotSuitable = defineMethod({
  name: 'reportTimeNotSuitable',
  ...byLink,
  submit: true,
  param: v.object({ ...linkSubmitParam, reason: v.string(), proposals: v.array(timeSpan) }),
  data: interviewReceipt,
  reasons: [...requestReasons, 'reasonRequired', 'reasonTooLong', 'proposalsInvalid'],
});
