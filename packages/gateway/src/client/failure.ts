/** What went wrong with a call; every failure of the three channels has one of these (decisions, section 1). */
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

/** The code of a call that was not sent, or not repeated: it was made for another person than the one now logged in. */
export const OTHER_PERSON = 'otherPerson';

interface FailureFacts {
  readonly method: string;
  readonly requestId: string;
  /** The return code, or the HTTP status as text. */
  readonly code?: string;
  /** What a business error carries beside its message: `{ reason, … }`. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The one typed failure of every call. `message` is the server's description, or empty. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly kind: FailureKind;
  readonly code: string | undefined;
  readonly method: string;
  /** Local id of the request, for logs and for the person who reports the failure. */
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

  /** The reason of a business error, when the server gave one. */
  get reason(): string | undefined {
    const { data } = this;
    return typeof data === 'object' && data !== null && 'reason' in data && typeof data.reason === 'string'
      ? data.reason
      : undefined;
  }
}
