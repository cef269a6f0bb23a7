import type { DeliveryStatus } from '@careers/gateway/contract';

/** Where a hiring process stands; the candidate reads it as the status of the delivery (decision 6.6). */
export type Stage = DeliveryStatus;

/** Who can make something happen in a process; `link` is whoever holds the token of one. */
export const processActors = ['recruiter', 'candidate', 'link', 'clock'] as const;
export type ProcessActor = (typeof processActors)[number];

/** What a recruiter asks of somebody during a process: each has a deadline, a link, and one answer. */
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

/** What happens to a request: `requestEvaluation`, `submitEvaluation`, `expireEvaluation`. */
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

/** What can happen in a process. */
export type ProcessEventName = (typeof plainEvents)[number] | RequestEventName;

/** The name of what happens to a request of a kind. */
export function requestEvent<Act extends 'request' | 'submit' | 'expire', Kind extends RequestKind>(
  act: Act,
  kind: Kind,
): `${Act}${Capitalize<Kind>}` {
  return `${act}${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `${Act}${Capitalize<Kind>}`;
}

/** All that can happen in a process. */
export const processEvents: readonly ProcessEventName[] = [
  ...plainEvents,
  ...requestKinds.flatMap((kind) => [
    requestEvent('request', kind),
    requestEvent('submit', kind),
    requestEvent('expire', kind),
  ]),
];

/** Something that happened, by whom, and the stage that it led to. */
export interface ProcessStep {
  readonly event: ProcessEventName;
  readonly by: ProcessActor;
  readonly stage: Stage;
  readonly at: number;
}

/** A file that was handed in; its bytes are the file gateway's. */
export interface HandedInFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** What became of an offer. Once it was answered, it cannot be answered otherwise; the company may still take it back. */
export type OfferFate =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted'; readonly at: number }
  | { readonly kind: 'declined'; readonly at: number; readonly reason: string }
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly at: number };

export interface StoredOffer {
  readonly sentAt: number;
  /** Until when it may be answered. */
  readonly deadline: number;
  readonly fate: OfferFate;
  readonly attachments: readonly HandedInFile[];
}

/** A stretch of time, in world time. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** What became of an invitation to an interview. */
export type InterviewFate =
  | { readonly kind: 'invited' }
  | { readonly kind: 'accepted'; readonly at: number }
  /** The candidate proposes other times. */
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
  /** Until when the invitation may be answered. */
  readonly deadline: number;
  /** When it is to be; absent until the candidate has chosen one of the interviewer's times. */
  readonly time?: TimeSpan;
  readonly fate: InterviewFate;
}

/** What became of a request. `answer` is what was submitted, in the shape of its kind (`request-answers.ts`). */
export type RequestFate<Answer = unknown> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'answered'; readonly at: number; readonly answer: Answer }
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly at: number };

/** Something that was asked of somebody. */
export interface StoredRequest {
  readonly kind: RequestKind;
  readonly sentAt: number;
  /** Until when it may be answered. */
  readonly deadline: number;
  readonly fate: RequestFate;
}

/**
 * The hiring of one person for one position: all that happened, oldest first; the latest offer; every round of interviews
 * and every request, oldest first.
 */
export interface StoredProcess {
  readonly steps: readonly [ProcessStep, ...ProcessStep[]];
  readonly offer?: StoredOffer;
  readonly interviews: readonly StoredInterview[];
  readonly requests: readonly StoredRequest[];
}

/** Whom a link was issued for. */
export const recipients = [
  'candidate',
  'interviewer',
  'manager',
  'approver',
  'secondApprover',
  'supplier',
] as const;
export type Recipient = (typeof recipients)[number];

/** What a link is for; `results` shows what the evaluations of a process say. */
export const linkKinds = ['offer', 'resume', 'interview', 'results', ...requestKinds] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Why a link ended before its time. */
export const linkOutcomes = ['withdrawn', 'replaced', 'over', 'byAnother', 'passedOn'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** A link that was sent to somebody: whoever has its token acts for them in one process. */
export interface StoredLink {
  readonly kind: LinkKind;
  readonly deliveryId: string;
  readonly recipient: Recipient;
  /** By which of the recipient's contacts they prove who they are before the link shows anything (decision 5.13). */
  readonly verification?: 'sms' | 'email';
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** When something was done by it, if it was: it shows the receipt. */
  readonly usedAt?: number;
  /** Why it ended before its time. */
  readonly outcome?: LinkOutcome;
  /** What was typed and not submitted yet; its shape is the page's. */
  readonly draft?: { readonly savedAt: number; readonly value: unknown };
}
