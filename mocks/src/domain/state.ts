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

/** A position that somebody keeps in mind. */
export interface StoredCollection {
  readonly accountId: string;
  readonly positionId: string;
  readonly collectedAt: number;
}

/** A resume that was delivered to a position; its status and timeline follow from the process that it began. */
export interface StoredDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly positionId: string;
  /** The website that it was delivered on: its links and messages are that site's. */
  readonly siteId: string;
  /** The language of whoever delivered: messages are written in it. */
  readonly locale: Locale;
  readonly deliveredAt: number;
  readonly snapshotId: string;
  process: StoredProcess;
}

/** What a delivery sent; it stays so, but for sections that its candidate was asked for by link. */
export interface StoredSnapshot {
  readonly source: 'resume' | 'employee' | 'quick';
  readonly templateId: string;
  readonly content: ResumeContent;
  /** A resume that was handed in as a file. */
  readonly file?: FileRef;
  /** What was sent at first, where it was brought up to date later. */
  readonly firstSent?: ResumeContent;
  /** At which revision a section was last changed; as it was sent, every section is of the first. */
  readonly changed?: Readonly<Partial<Record<ResumeSection, number>>>;
}

/** Somebody whom an account has recommended; what they are reached by is kept as contacts are. */
export interface StoredRecommendation {
  readonly id: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly applicantName: string;
  readonly gender: ResumeContent['basics']['gender'];
  /** With its country. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly file: FileRef;
  readonly reason: string;
  readonly positionId?: string;
  /** The first is its beginning. */
  readonly steps: readonly [RecommendationStep, ...RecommendationStep[]];
}

export interface RecommendationStep {
  readonly stage: RecommendationStatus;
  readonly at: number;
}

/** What a visitor had to say about a site. */
export interface StoredFeedback {
  readonly siteId: string;
  readonly at: number;
  /** Whose it is; a visitor's is nobody's. */
  readonly accountId?: string;
  readonly content: string;
  readonly contact?: string;
  readonly fileIds?: readonly string[];
}

/** A time that an interviewer offers to candidates. */
export interface StoredSlot extends TimeSpan {
  readonly id: string;
  /** The account of whoever offers it, where that is an employee; absent for the interviewer of the other websites. */
  readonly offeredBy?: string;
  /** Whose it is, once somebody has taken it. */
  readonly deliveryId?: string;
  /** Somebody who is not in this world has taken it. */
  readonly elsewhere?: true;
}

/** A message the system sent; what the bench's inbox shows. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** Who was logged in when it was sent: it is about them, wherever it went. */
  readonly accountId?: string;
  /** The delivery that it is about: it goes with it, whoever it was sent to. */
  readonly deliveryId?: string;
  readonly at: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  /** Whether whoever it was sent to has read it on the site. */
  readonly read?: boolean;
}

/** What was written into a section of a resume, and the resume's revision since then. */
export interface WrittenSection<Section extends ResumeSection> {
  readonly revision: number;
  readonly updatedAt: number;
  readonly value: ResumeContent[Section];
}

export interface StoredResume {
  readonly revision: number;
  readonly updatedAt: number;
  /** Whether sections that nobody has written hold what the sample person has to say, or nothing. */
  readonly sample: boolean;
  readonly written: { readonly [Section in ResumeSection]?: WrittenSection<Section> };
  /** The template that it is shown in, once one was chosen. */
  readonly templateId?: string;
}

/** A file that is read as a resume; how far it is follows from when it began. */
export interface StoredParseJob {
  readonly id: string;
  readonly accountId: string;
  readonly fileId: string;
  /** By it the world knows how the reading ends (`magicFileNames`). */
  readonly fileName: string;
  readonly beganAt: number;
}

/** What a share link opens, and until when. */
export interface StoredShare {
  readonly ticket: string;
  /** The website that it was made on. */
  readonly websiteId: string;
  /** The language of whoever made it: its readers begin in it. */
  readonly locale: Locale;
  readonly expiresAt: number;
  readonly of:
    | { readonly kind: 'list'; readonly filters: ShareFilters }
    | { readonly kind: 'position'; readonly positionId: string };
}

export type PositionStatus = 'open' | 'closed' | 'delisted';

/** All that changes in a world, as plain JSON: what is saved, exported and compared. */
export interface WorldState {
  readonly shape: typeof STATE_SHAPE;
  /** The world that it is a state of: what it names by id exists in no other. */
  readonly of: { readonly seed: number; readonly size: number };
  clockOffset: number;
  /** World time at which the world was made; dates of the data stand around it. */
  readonly startedAt: number;
  /** Grows with every id the world gives out. */
  sequence: number;
  readonly accounts: Record<string, Account>;
  readonly sessions: Record<string, Session>;
  codes: SentCode[];
  /** When something was tried that may be tried so often in a time, by what it was; the latest count last. */
  readonly attempts: Record<string, number[]>;
  /** Locked until, by what was guessed (decision 6.1). */
  readonly locks: Record<string, number>;
  /** Failed logins in a row, by account or by the name of nobody; a captcha is asked after three. */
  readonly failedLogins: Record<string, number>;
  resetTokens: ResetToken[];
  ownerProofs: OwnerProof[];
  signOnCodes: SignOnCode[];
  readonly captcha: CaptchaState;
  readonly resumes: Record<string, StoredResume>;
  parseJobs: StoredParseJob[];
  deliveries: StoredDelivery[];
  /** What deliveries sent, by their `snapshotId`; those that a world begins with have none. */
  readonly snapshots: Record<string, StoredSnapshot>;
  /** Links that were sent, by token. */
  readonly links: Record<string, StoredLink>;
  linkPasses: LinkPass[];
  /** Times that the interviewer offers, the earliest first. */
  slots: StoredSlot[];
  /** The latest last. */
  recommendations: StoredRecommendation[];
  collections: StoredCollection[];
  inbox: InboxMessage[];
  feedback: StoredFeedback[];
  /** First answers of submits by owner and idempotency key. */
  readonly submits: Record<string, { at: number; answer: unknown }>;
  /** Accounts whose one login that expires on its first use (magic phone 13900040101) is behind them. */
  readonly expiredOnUse: Record<string, true>;
  /** How often each fault was met, for `once` and the seeded percentages. */
  readonly faultCounts: Record<string, number>;
  readonly positionStatus: Record<string, PositionStatus>;
  shares: StoredShare[];
  /** Website configurations that were edited, by site; the others are as the world begins with them. */
  readonly sites: Record<string, SiteConfiguration>;
}

/** Grows when a saved world of the older shape can no longer be read. */
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

/** The language indexes of section 1 in their order. */
export const localesByIndex = ['zh-cn', 'zh-hk', 'en-us'] as const satisfies readonly Locale[];
