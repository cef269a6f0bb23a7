import type { RequestKind } from '../domain/process-state.ts';

/** What has to be so for a transition, beside the stage. */
export type Need =
  | 'offerPending'
  | 'offerAccepted'
  | 'offerExpired'
  | 'deadlinePassed'
  /** No invitation waits for an answer, and no other time for the recruiter’s. */
  | 'interviewFree'
  /** The invitation to a time waits for an answer. */
  | 'interviewInvited'
  /** The candidate is to choose a time. */
  | 'interviewToChoose'
  /** The candidate can still say no. */
  | 'interviewOpen'
  /** The candidate has proposed other times, and one of them is still to come. */
  | 'interviewNotSuitable'
  /** Both sides have agreed to a time. */
  | 'interviewAgreed'
  | 'interviewDeadlinePassed'
  /** An approval that was asked for was given. */
  | 'approved'
  /** Of the request of a kind: it waits; it does not; it was answered; its time is over. */
  | `${'pending' | 'free' | 'answered' | 'overdue'}:${RequestKind}`;
