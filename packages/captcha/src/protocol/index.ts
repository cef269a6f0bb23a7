/**
 * AJ-Captcha's protocol: shapes, texts and encryption, in both directions. No React and no DOM, so that a
 * client and a server share it and cannot drift apart.
 */
export { decrypt, encrypt } from './cipher.ts';
export {
  CLICK_COUNT,
  FAILURE_SHOWN_MS,
  IMAGE_HEIGHT,
  IMAGE_WIDTH,
  MAX_SLIDER_X,
  PIECE_WIDTH,
  REP_CODES,
  type RepCode,
  SLIDER_Y,
  SUCCESS_SHOWN_MS,
} from './constants.ts';
export { CaptchaProtocolError, type CaptchaProtocolErrorCode } from './error.ts';
export { clickPoints, readClickPoints, readSliderPoint, sliderPoint } from './points.ts';
export { readChallengeReply, readReply } from './replies.ts';
export {
  CAPTCHA_TYPES,
  type CaptchaChallenge,
  type CaptchaCheckRequest,
  type CaptchaGetRequest,
  type CaptchaPoint,
  type CaptchaReply,
  type CaptchaType,
  type CaptchaVerification,
  isCaptchaType,
} from './types.ts';
export { captchaVerification, readPointJson, readVerification } from './verification.ts';
