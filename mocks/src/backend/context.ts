import type { CaptchaType } from '@careers/captcha/protocol';
import type { AnswerOf, Method, ReadParamOf } from '@careers/gateway/contract';
import type { MethodId, Registry } from '@careers/gateway/registry';
import type { CaptchaService } from '../captcha/service.ts';
import type { WorldClock } from '../core/clock.ts';
import type { StoredFile } from '../core/stored-file.ts';
import type { Locale } from '../data/types.ts';
import type { DirectoryAddress } from '../directory/directory-address.ts';
import type { Account, Session } from '../domain/account-state.ts';
import type { InboxMessage, PositionStatus, WorldState } from '../domain/state.ts';
import type { PositionSearcher } from '../positions/search.ts';
import type { PositionTable } from '../positions/table.ts';
import type { SampleCandidate } from '../process/host.ts';
import type { OpenedLink } from '../process/links.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import type { Reason } from '../texts.ts';

export type { StoredFile } from '../core/stored-file.ts';

/** A rule of the backend is broken: 451 with a reason and, in the call's language, its text. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly reason: Reason;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: Reason, details: Readonly<Record<string, unknown>> = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** The session is missing, unknown or over: 40101. */
export class ExpiredError extends Error {
  override readonly name = 'ExpiredError';
}

/** A captcha has to be solved first. */
export class CaptchaRequired extends Error {
  override readonly name = 'CaptchaRequired';
  readonly captchaType: CaptchaType;

  constructor(captchaType: CaptchaType) {
    super(captchaType);
    this.captchaType = captchaType;
  }
}

/** What all resolvers of one world share. */
export interface Backend {
  readonly config: WorldConfig;
  readonly clock: WorldClock;
  state(): WorldState;
  readonly positions: () => { readonly table: PositionTable; readonly searcher: PositionSearcher };
  readonly captcha: () => CaptchaService;
  readonly random: () => number;
  /** The next id of a kind, unique in the world. */
  newId(kind: string): string;
  /** Where the company's directory stands. */
  readonly directory: DirectoryAddress;
  send(message: Omit<InboxMessage, 'id' | 'at'>): void;
  /** What the candidate of the samples does and is. */
  readonly sampleCandidate: () => SampleCandidate;
  /** Closes, delists or reopens a position. @throws {RangeError} for an unknown one. */
  setPositionStatus(id: string, status: PositionStatus): void;
  /** What was uploaded, by id, the oldest first; kept while there is room and the world runs, not saved with it. */
  readonly files: Map<string, StoredFile>;
}

/** One call, as a resolver sees it. */
export interface CallContext extends Backend {
  readonly locale: Locale;
  readonly token: string | undefined;
  /** Who calls, as far as the adapter knows: the address that the call came from. */
  readonly caller: string;
  /** The live session, if the call has one. */
  readonly session: Session | undefined;
  /** Whose session it is, if any. */
  readonly account: Account | undefined;
  /**
   * The site that a call is about: the given id, else the param's or header's.
   * @throws {BusinessError} siteMissing, or unknown as `WebsiteUnknown`.
   */
  site(id?: string): WebsiteSite;
  /** The account of a method that needs a session. @throws {ExpiredError} */
  requireAccount(): Account;
  /** What a method by link works by; whoever calls it, its session says nothing. Absent for a token that is no link's. */
  readonly link: OpenedLink | undefined;
  /** What the call says that opens a link which asks for a code first (`linkParam`). */
  readonly pass: string | undefined;
  /** The link of a method by link. @throws {BusinessError} linkInvalid */
  requireLink(): OpenedLink;
}

/** What answers one method of the contract. */
export type Resolver<M extends Method> = (
  param: ReadParamOf<M>,
  context: CallContext,
) => AnswerOf<M> | Promise<AnswerOf<M>>;

/** A method of the contract without a resolver is a type error. */
export type Resolvers = { readonly [Id in MethodId]: Resolver<Registry[Id]> };
