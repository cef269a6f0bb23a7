/** The puzzles that AJ-Captcha knows: dragging a piece into its gap, or clicking words in order. */
export const CAPTCHA_TYPES = ['blockPuzzle', 'clickWord'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

/** Whether a value from outside names a puzzle of AJ-Captcha. */
export function isCaptchaType(value: unknown): value is CaptchaType {
  return value === 'blockPuzzle' || value === 'clickWord';
}

/** Asks for a challenge. `clientUid` names the browser to the server's limits; `ts` is Unix time in ms. */
export interface CaptchaGetRequest {
  readonly captchaType: CaptchaType;
  readonly clientUid?: string;
  readonly ts?: number;
}

/** Submits an answer. `pointJson` is the answer's text, encrypted when the challenge had a secret key. */
export interface CaptchaCheckRequest {
  readonly captchaType: CaptchaType;
  readonly pointJson: string;
  readonly token: string;
  readonly clientUid?: string;
  readonly ts?: number;
}

/**
 * One challenge (specification, section 3; absent values are `null`, as AJ-Captcha writes them).
 *
 * - images: base64 PNG or JPEG without a `data:` prefix; background 310x155, piece 47x155
 * - `token`: names the challenge; spent by its first check
 * - `secretKey`: 16 characters; `null` or empty means plain text both ways
 * - `wordList`: the words to click, in order, for `clickWord`
 */
export interface CaptchaChallenge {
  readonly originalImageBase64: string;
  readonly jigsawImageBase64?: string | null;
  readonly token: string;
  readonly secretKey: string | null;
  readonly wordList: string[] | null;
}

/** AJ-Captcha's envelope. `repMsg` is in the server's language and may be `null` on success. */
export interface CaptchaReply<T> {
  readonly repCode: string;
  readonly repMsg: string | null;
  readonly repData: T | null;
}

/** A place in the 310x155 space of the picture, whatever its size on screen. */
export interface CaptchaPoint {
  readonly x: number;
  readonly y: number;
}

/** Proof of a passed captcha, sent with the action that asked for it. */
export interface CaptchaVerification {
  readonly captchaType: CaptchaType;
  readonly captchaVerification: string;
}
