/** AJ-Captcha for React: the dialog that asks, and the way to the server. `./protocol` is for servers too. */
export { CaptchaDialog, type CaptchaDialogProps } from './captcha-dialog.tsx';
export { ClickWordsCaptcha } from './click-words/click-words-captcha.tsx';
export { CaptchaFailure, type CaptchaFailureKind, type CaptchaFailureOptions } from './failure.ts';
export type { CaptchaLabels } from './labels.ts';
export {
  type CaptchaChallenge,
  type CaptchaCheckRequest,
  type CaptchaGetRequest,
  type CaptchaReply,
  type CaptchaType,
  type CaptchaVerification,
  isCaptchaType,
  readChallengeReply,
  readReply,
} from './protocol/index.ts';
export { SliderCaptcha } from './slider/slider-captcha.tsx';
export { type AjCaptchaTransportOptions, ajCaptchaTransport, type CaptchaTransport } from './transport.ts';
export type { CaptchaClock, CaptchaWidgetProps } from './widget/props.ts';
