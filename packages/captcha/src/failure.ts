/**
 * What went wrong on the way to the captcha server:
 *
 * - `network`: no connection, or it broke
 * - `http`: a status other than 2xx
 * - `timeout`: no answer in time
 * - `aborted`: the caller gave up; never shown
 * - `malformed`: an answer that is not AJ-Captcha's
 */
export type CaptchaFailureKind = 'network' | 'http' | 'timeout' | 'aborted' | 'malformed';

export interface CaptchaFailureOptions {
  /** The HTTP status, for `http`. */
  readonly status?: number;
  /** A message for the person, in their language; without it the widget shows its own label. */
  readonly shown?: string;
  readonly cause?: unknown;
}

/** The one error of a captcha transport. A transport of one's own should throw it too. */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
  readonly kind: CaptchaFailureKind;
  readonly status: number | undefined;
  readonly shown: string | undefined;

  constructor(kind: CaptchaFailureKind, { status, shown, cause }: CaptchaFailureOptions = {}) {
    super(`captcha: ${kind}${status === undefined ? '' : ` ${status}`}`, { cause });
    this.kind = kind;
    this.status = status;
    this.shown = shown;
  }
}
