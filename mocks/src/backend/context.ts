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

/** A broken rule of the backend: 451 with a reason, and the reason's text in the language of the call. */
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

/** The session is missing, unknown or expired: 40101. */
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
  /** The next id of a call in the log. It is no part of the state: whoever only reads leaves the world as it was. */
  newCallId(): string;
  /** The address of the company's directory. */
  readonly directory: DirectoryAddress;
  /** Sends a message, as of a time; without one, of now. */
  send(message: Omit<InboxMessage, 'id' | 'at'>, at?: number): void;
  /** Facts about the candidate of the sample data, and what they have done. */
  readonly sampleCandidate: () => SampleCandidate;
  /**
   * Opens, closes or delists a position.
   * @throws {RangeError} for an unknown one.
   */
  setPositionStatus(id: string, status: PositionStatus): void;
  /** Has the positions follow what the state says has changed of them. */
  applyPositionChanges(): void;
  /**
   * The uploaded files by id, oldest first. They are kept as long as there is space and the world runs, and are not part of its
   * snapshot.
   */
  readonly files: Map<string, StoredFile>;
}

/** One call, as its resolver sees it. */
export interface CallContext extends Backend {
  readonly locale: Locale;
  readonly token: string | undefined;
  /** Who calls, as far as the adapter knows: the address that the call comes from. */
  readonly caller: string;
  /** The valid session of the call, if it has one. */
  readonly session: Session | undefined;
  /** The account of the session, if there is one. */
  readonly account: Account | undefined;
  /**
   * The site that a call is about: the given id, else that of the param or of the header.
   * @throws {BusinessError} siteMissing; `WebsiteUnknown` for an unknown one.
   */
  site(id?: string): WebsiteSite;
  /**
   * The account, in a method that needs a session.
   * @throws {ExpiredError}
   */
  requireAccount(): Account;
  /** The link, in a method by link, which ignores the session. Absent if the token belongs to no link. */
  readonly link: OpenedLink | undefined;
  /** The pass of a link that asks for a code first (`linkParam`). */
  readonly pass: string | undefined;
  /**
   * The link, in a method by link.
   * @throws {BusinessError} linkInvalid
   */
  requireLink(): OpenedLink;
}

/** Answers one method of the contract. */
type Resolver<M extends Method> = (
  param: ReadParamOf<M>,
  context: CallContext,
) => AnswerOf<M> | Promise<AnswerOf<M>>;

/** A method of the contract without a resolver is a type error. */
export type Resolvers = { readonly [Id in MethodId]: Resolver<Registry[Id]> };
