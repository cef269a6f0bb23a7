import type { DeliveryStatus } from '@careers/gateway/contract';

/** The stage of a hiring process; candidates see it as the status of their delivery (decision 6.6). */
export type Stage = DeliveryStatus;

/** Who can cause an event in a process; `link` is whoever holds a link's token. */
export const processActors = ['recruiter', 'candidate', 'link', 'clock'] as const;
export type ProcessActor = (typeof processActors)[number];

/** What a recruiter can request from somebody during a process: each request has a deadline, a link, and one answer. */
export const requestKinds = [
  'resumeForward',
  'evaluation',
  'approval',
  'backgroundCheck',
  'supplierCheck',
  'medicalReport',
  'informationForm',
  'resumeUpdate',
  'resumeImprovement',
  'talentUpdate',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The events of a request: `requestEvaluation`, `submitEvaluation`, `expireEvaluation`. */
export type RequestEventName = `${'request' | 'submit' | 'expire'}${Capitalize<RequestKind>}`;

const plainEvents = [
  'deliver',
  'screen',
  'inviteToInterview',
  'inviteToChooseTime',
  'chooseTime',
  'acceptInterview',
  'abandonInterview',
  'reportTimeNotSuitable',
  'rescheduleInterview',
  'expireInterview',
  'sendOffer',
  'acceptOffer',
  'declineOffer',
  'expireOffer',
  'submitAttachments',
  'hire',
  'reject',
  'revoke',
] as const;

/** The events of a process. */
export type ProcessEventName = (typeof plainEvents)[number] | RequestEventName;

/** The name of an event of a request. */
export function requestEvent<Act extends 'request' | 'submit' | 'expire', Kind extends RequestKind>(
  act: Act,
  kind: Kind,
): `${Act}${Capitalize<Kind>}` {
  return `${act}${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `${Act}${Capitalize<Kind>}`;
}

const requestEvents: readonly RequestEventName[] = requestKinds.flatMap((kind) => [
  requestEvent('request', kind),
  requestEvent('submit', kind),
  requestEvent('expire', kind),
]);

/** All events of a process. */
export const processEvents: readonly ProcessEventName[] = [...plainEvents, ...requestEvents];

export function isRequestEvent(event: ProcessEventName): event is RequestEventName {
  return requestEvents.some((one) => one === event);
}

/** An event that has happened, who caused it, and the stage that it led to. */
export interface ProcessStep {
  readonly event: ProcessEventName;
  readonly by: ProcessActor;
  readonly stage: Stage;
  readonly at: number;
}

/** A submitted file; the file gateway has its content. */
export interface HandedInFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** What became of an offer. Its answer is final; the company may still withdraw the offer. */
export type OfferFate =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted'; readonly at: number }
  | { readonly kind: 'declined'; readonly at: number; readonly reason: string }
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly at: number };

export interface StoredOffer {
  readonly sentAt: number;
  /** The last moment for an answer. */
  readonly deadline: number;
  readonly fate: OfferFate;
  readonly attachments: readonly HandedInFile[];
}

/** A time span, in world time. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** What became of an invitation to an interview. */
export type InterviewFate =
  | { readonly kind: 'invited' }
  | { readonly kind: 'accepted'; readonly at: number }
  /** The candidate has proposed other times. */
  | {
      readonly kind: 'notSuitable';
      readonly at: number;
      readonly reason: string;
      readonly proposals: readonly TimeSpan[];
    }
  | { readonly kind: 'abandoned'; readonly at: number; readonly reason: string }
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly at: number };

/** One round of interviews. */
export interface StoredInterview {
  readonly sentAt: number;
  /** The last moment to answer the invitation. */
  readonly deadline: number;
  /** When it takes place; absent until the candidate has chosen one of the interviewer's times. */
  readonly time?: TimeSpan;
  readonly fate: InterviewFate;
}

/** What became of a request. `answer` was submitted, in the shape of the request's kind (`request-answers.ts`). */
export type RequestFate<Answer = unknown> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'answered'; readonly at: number; readonly answer: Answer }
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly at: number };

/** Something that was requested from somebody. */
export interface StoredRequest {
  readonly kind: RequestKind;
  readonly sentAt: number;
  /** The last moment for an answer. */
  readonly deadline: number;
  readonly fate: RequestFate;
}

/**
 * The hiring of one person for one position: all events, the latest offer, and every round of interviews and every request; lists
 * are oldest first.
 */
export interface StoredProcess {
  readonly steps: readonly [ProcessStep, ...ProcessStep[]];
  readonly offer?: StoredOffer;
  readonly interviews: readonly StoredInterview[];
  readonly requests: readonly StoredRequest[];
}

/** The people that a link can be issued for. */
export const recipients = [
  'candidate',
  'interviewer',
  'manager',
  'approver',
  'secondApprover',
  'supplier',
] as const;
export type Recipient = (typeof recipients)[number];

/** The purposes of links; `results` shows the evaluations of a process. */
export const linkKinds = ['offer', 'resume', 'interview', 'results', 'message', ...requestKinds] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Why a link was ended before it expired. */
export const linkOutcomes = ['withdrawn', 'replaced', 'over', 'notNeeded', 'byAnother', 'passedOn'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** A link that was sent to somebody: whoever has its token acts for them in one process. */
export interface StoredLink {
  readonly kind: LinkKind;
  readonly deliveryId: string;
  readonly recipient: Recipient;
  /** By which contact the recipient proves who they are before the link shows anything (decision 5.13). */
  readonly verification?: 'sms' | 'email';
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** When it was used, if it was: from then on it shows the receipt. */
  readonly usedAt?: number;
  /** Why it was ended before it expired. */
  readonly outcome?: LinkOutcome;
  /** What was typed and has not been submitted; its shape depends on the page. */
  readonly draft?: { readonly savedAt: number; readonly value: unknown };
}
