/** Return codes of the business and base gateways (decisions, section 1). */
export const returnCodes = {
  success: 'MS000A000',
  unreadable: 'MS000A400',
  unauthorized: 'MS000A401',
  unknownMethod: 'MS000A404',
  staleTimestamp: 'MS000A408',
  business: '451',
  expired: '40101',
  captcha: 'needCaptchaVerification',
} as const;

/** How far a request's timestamp may be from the host's real clock, in milliseconds. */
export const TIMESTAMP_TOLERANCE_MS = 5 * 60_000;

/** `returnDesc` of a website id that does not exist: the same in every language, never shown (section 8). */
export const WEBSITE_NOT_FOUND = '网站不存在';
