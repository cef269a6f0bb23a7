import { returnCodes } from '../wire/codes.ts';

/** The kind of a call's failure, the same for all channels (decisions, section 1). */
export type FailureKind =
  | 'expired'
  | 'business'
  | 'captcha'
  | 'rejected'
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed';

/** The code of a call that was not sent or repeated, because it was made for another person than the one who is logged in now. */
export const OTHER_PERSON = 'otherPerson';

interface FailureFacts {
  readonly method: string;
  readonly requestId: string;
  /** The return code, or the HTTP status as text. That of a success is in a failure whose data cannot be read: what was asked is done. */
  readonly code?: string;
  /** The data of a business error: `{ reason, … }`. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The one typed failure of every call. `message` is the server's description, or empty. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly kind: FailureKind;
  readonly code: string | undefined;
  readonly method: string;
  /** A local id of the request, for logs and for reports by the person. */
  readonly requestId: string;
  readonly data: unknown;

  constructor(kind: FailureKind, message: string, facts: FailureFacts) {
    super(message, { cause: facts.cause });
    this.kind = kind;
    this.code = facts.code;
    this.method = facts.method;
    this.requestId = facts.requestId;
    this.data = facts.data;
  }

  /** Whether the server has done what was asked, although the data of its reply cannot be read. */
  get isDone(): boolean {
    return this.code === returnCodes.success;
  }

  /** The reason of a business error, when the server gave one. */
  get reason(): string | undefined {
    const { data } = this;
    return typeof data === 'object' && data !== null && 'reason' in data && typeof data.reason === 'string'
      ? data.reason
      : undefined;
  }
}
