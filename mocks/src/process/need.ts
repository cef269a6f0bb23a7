import type { RequestKind } from '../domain/process-state.ts';

/** What a transition can require of the latest request of a kind: it is pending; none is pending; it was answered; its deadline has passed. */
export const requestConditions = ['pending', 'free', 'answered', 'overdue'] as const;
export type RequestCondition = (typeof requestConditions)[number];

/** A condition of a transition, besides the stage. */
export type Need =
  | 'offerPending'
  | 'offerAccepted'
  | 'offerExpired'
  | 'deadlinePassed'
  /** No invitation waits for an answer, and no proposed time waits for the recruiter. */
  | 'interviewFree'
  /** An invitation to a time waits for an answer. */
  | 'interviewInvited'
  /** The candidate has to choose a time. */
  | 'interviewToChoose'
  /** The candidate can still decline. */
  | 'interviewOpen'
  /** The candidate has proposed other times, and one of them is in the future. */
  | 'interviewNotSuitable'
  /** Both sides have agreed to a time. */
  | 'interviewAgreed'
  | 'interviewDeadlinePassed'
  /** A requested approval was given. */
  | 'approved'
  | RequestNeed;

/** A condition on the latest request of a kind. */
export type RequestNeed = `${RequestCondition}:${RequestKind}`;
