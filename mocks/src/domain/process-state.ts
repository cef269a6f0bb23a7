import type { DeliveryStatus } from '@careers/gateway/contract';

/** Where a hiring process stands; the candidate reads it as the status of the delivery (decision 6.6). */
export type Stage = DeliveryStatus;

/** Who can make something happen in a process; `link` is whoever holds the token of one. */
export const processActors = ['recruiter', 'candidate', 'link', 'clock'] as const;
export type ProcessActor = (typeof processActors)[number];

/** What can happen in a process. */
export const processEvents = [
  'deliver',
  'screen',
  'inviteToInterview',
  'sendOffer',
  'acceptOffer',
  'declineOffer',
  'expireOffer',
  'submitAttachments',
  'hire',
  'reject',
  'revoke',
] as const;
export type ProcessEventName = (typeof processEvents)[number];

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

/** The hiring of one person for one position: all that happened, oldest first, and the latest offer. */
export interface StoredProcess {
  readonly steps: readonly [ProcessStep, ...ProcessStep[]];
  readonly offer?: StoredOffer;
}

/** What a link is for. */
export const linkKinds = ['offer', 'resume'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Why a link ended before its time. */
export const linkOutcomes = ['withdrawn', 'replaced', 'over'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** A link that was sent to somebody: whoever has its token acts for them in one process. */
export interface StoredLink {
  readonly kind: LinkKind;
  readonly deliveryId: string;
  /** By which of the recipient's contacts they prove who they are before the link shows anything (decision 5.13). */
  readonly verification?: 'sms' | 'email';
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Absent while it lives. */
  readonly outcome?: LinkOutcome;
}
