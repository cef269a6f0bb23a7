export type CaptchaProtocolErrorCode =
  /** A coordinate is missing, `NaN` or infinite. */
  | 'coordinate'
  /** A click-word answer does not have three points. */
  | 'count'
  /** The secret key is not as long as AES-128 asks. */
  | 'key'
  /** The text is not what this key encrypts. */
  | 'cipher';

/** Something that must not go over the wire, or did not come from it. */
export class CaptchaProtocolError extends Error {
  override readonly name = 'CaptchaProtocolError';
  readonly code: CaptchaProtocolErrorCode;

  constructor(code: CaptchaProtocolErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
