import type {
  FileRef,
  RecommendationStatus,
  ResumeContent,
  ResumeSection,
  ShareFilters,
} from '@careers/gateway/contract';
import { type CaptchaState, emptyCaptchaState } from '../captcha/service.ts';
import type { Locale } from '../data/types.ts';
import type { SiteConfiguration } from '../sites/document.ts';
import type {
  Account,
  LinkPass,
  OwnerProof,
  ResetToken,
  SentCode,
  Session,
  SignOnCode,
} from './account-state.ts';
import type { StoredLink, StoredProcess, TimeSpan } from './process-state.ts';

/** A position that somebody has collected. */
interface StoredCollection {
  readonly accountId: string;
  readonly positionId: string;
  readonly collectedAt: number;
}

/** A resume that was delivered to a position; status and timeline follow from the process that it began. */
export interface StoredDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly positionId: string;
  /** The website that it was delivered on: its links and messages belong to that site. */
  readonly siteId: string;
  /** The language of the candidate at the delivery: messages are written in it. */
  readonly locale: Locale;
  readonly deliveredAt: number;
  readonly snapshotId: string;
  process: StoredProcess;
}

/** What a delivery contains; it only changes in sections that a link has asked the candidate for. */
export interface StoredSnapshot {
  readonly source: 'resume' | 'employee' | 'quick';
  readonly templateId: string;
  readonly content: ResumeContent;
  /** The resume, if it was sent as a file. */
  readonly file?: FileRef;
  /** What was sent at first, if it was updated since. */
  readonly firstSent?: ResumeContent;
  /** The revisions at which sections were last changed; a section that is not named is as it was sent. */
  readonly changed?: Readonly<Partial<Record<ResumeSection, number>>>;
}

/** A person whom an account has recommended; their contacts are stored in the form of all contacts. */
export interface StoredRecommendation {
  readonly id: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly applicantName: string;
  readonly gender: ResumeContent['basics']['gender'];
  /** With its country code. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly file: FileRef;
  readonly reason: string;
  readonly positionId?: string;
  /** The first step is the recommendation itself. */
  readonly steps: readonly [RecommendationStep, ...RecommendationStep[]];
}

interface RecommendationStep {
  readonly stage: RecommendationStatus;
  readonly at: number;
}

/** A visitor's feedback on a site. */
export interface StoredFeedback {
  readonly siteId: string;
  readonly at: number;
  /** The account of its author; absent for a visitor. */
  readonly accountId?: string;
  readonly content: string;
  readonly contact?: string;
  readonly fileIds?: readonly string[];
}

/** A time that an interviewer offers to candidates. */
export interface StoredSlot extends TimeSpan {
  readonly id: string;
  /** The account of the employee who offers it; absent for the interviewer of the other websites. */
  readonly offeredBy?: string;
  /** The delivery whose candidate has taken it. */
  readonly deliveryId?: string;
  /** It was taken by somebody who is not part of this world. */
  readonly elsewhere?: true;
}

/** A message that the system has sent; shown in the bench's inbox. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** Who was logged in when it was sent: it is about them, whoever received it. */
  readonly accountId?: string;
  /** The delivery that it is about: it is deleted with it, whoever received it. */
  readonly deliveryId?: string;
  readonly at: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  /** Whether its recipient has read it on the site. */
  readonly read?: boolean;
}

/** The saved content of a section of a resume, and the resume's revision after that. */
interface WrittenSection<Section extends ResumeSection> {
  readonly revision: number;
  readonly updatedAt: number;
  readonly value: ResumeContent[Section];
}

export interface StoredResume {
  readonly revision: number;
  readonly updatedAt: number;
  /** Whether sections that were never saved have the sample person's content, or none. */
  readonly sample: boolean;
  readonly written: { readonly [Section in ResumeSection]?: WrittenSection<Section> };
  /** The template of the resume, if one was chosen. */
  readonly templateId?: string;
}

/** A file that is being read as a resume; its progress follows from when it began. */
export interface StoredParseJob {
  readonly id: string;
  readonly accountId: string;
  readonly fileId: string;
  /** The name decides how the reading ends (`magicFileNames`). */
  readonly fileName: string;
  readonly beganAt: number;
}

/** What a share link shows, and until when. */
export interface StoredShare {
  readonly ticket: string;
  /** The website that it was created on. */
  readonly websiteId: string;
  /** The language of its creator, in which its readers begin. */
  readonly locale: Locale;
  readonly expiresAt: number;
  readonly of:
    | { readonly kind: 'list'; readonly filters: ShareFilters }
    | { readonly kind: 'position'; readonly positionId: string };
}

export type PositionStatus = 'open' | 'closed' | 'delisted';

/** All of a world that changes, as plain JSON: this is saved, exported and compared. */
export interface WorldState {
  readonly shape: typeof STATE_SHAPE;
  /** The world that this state belongs to: the ids in it exist in no other world. */
  readonly of: { readonly seed: number; readonly size: number };
  clockOffset: number;
  /** When the world began, in world time; the dates of its data lie around it. */
  readonly startedAt: number;
  /** Grows with every id that the world assigns. */
  sequence: number;
  readonly accounts: Record<string, Account>;
  readonly sessions: Record<string, Session>;
  codes: SentCode[];
  /** When something was tried whose tries are limited, by what was tried; the latest count last. */
  readonly attempts: Record<string, number[]>;
  /** Until when something is locked, by what was guessed (decision 6.1). */
  readonly locks: Record<string, number>;
  /** Failed logins in a row, by account, or by the name that was tried if nobody has it; a captcha is required after three. */
  readonly failedLogins: Record<string, number>;
  resetTokens: ResetToken[];
  ownerProofs: OwnerProof[];
  signOnCodes: SignOnCode[];
  readonly captcha: CaptchaState;
  readonly resumes: Record<string, StoredResume>;
  parseJobs: StoredParseJob[];
  deliveries: StoredDelivery[];
  /** The content of deliveries, by their `snapshotId`; deliveries that a world begins with have none. */
  readonly snapshots: Record<string, StoredSnapshot>;
  /** Links that were sent, by token. */
  readonly links: Record<string, StoredLink>;
  linkPasses: LinkPass[];
  /** The times that interviewers offer, earliest first. */
  slots: StoredSlot[];
  /** Latest last. */
  recommendations: StoredRecommendation[];
  collections: StoredCollection[];
  inbox: InboxMessage[];
  feedback: StoredFeedback[];
  /** The first answers of submits, by owner and idempotency key. */
  readonly submits: Record<string, { at: number; answer: unknown }>;
  /** Accounts that have had their one login that expires with its first use (magic phone 13900040101). */
  readonly expiredOnUse: Record<string, true>;
  /** How often each fault was considered, for `once` and for percentages by the seed. */
  readonly faultCounts: Record<string, number>;
  readonly positionStatus: Record<string, PositionStatus>;
  shares: StoredShare[];
  /** The website configurations that were edited, by site; all others are as the world began with them. */
  readonly sites: Record<string, SiteConfiguration>;
}

/** To be increased when saved worlds of the older shape can no longer be read. */
export const STATE_SHAPE = 9;

export function emptyState(startedAt: number, { seed, size }: WorldState['of']): WorldState {
  return {
    shape: STATE_SHAPE,
    of: { seed, size },
    clockOffset: 0,
    startedAt,
    sequence: 0,
    accounts: {},
    sessions: {},
    codes: [],
    attempts: {},
    locks: {},
    failedLogins: {},
    resetTokens: [],
    ownerProofs: [],
    signOnCodes: [],
    captcha: emptyCaptchaState(),
    resumes: {},
    parseJobs: [],
    deliveries: [],
    snapshots: {},
    links: {},
    linkPasses: [],
    slots: [],
    recommendations: [],
    collections: [],
    inbox: [],
    feedback: [],
    submits: {},
    expiredOnUse: {},
    faultCounts: {},
    positionStatus: {},
    shares: [],
    sites: {},
  };
}

/** The languages in the order of their indexes (section 1). */
export const localesByIndex = ['zh-cn', 'zh-hk', 'en-us'] as const satisfies readonly Locale[];
