/** The picture's own space: every coordinate on the wire is in it, whatever the size on screen. */
export const IMAGE_WIDTH = 310;
export const IMAGE_HEIGHT = 155;

/** The strip that carries the piece; as high as the picture. */
export const PIECE_WIDTH = 47;

/** The furthest place of the strip's left edge. */
export const MAX_SLIDER_X = IMAGE_WIDTH - PIECE_WIDTH;

/** The slider's second coordinate is fixed. */
export const SLIDER_Y = 5;

/** How many words a click-word challenge asks for. */
export const CLICK_COUNT = 3;

/** How long a failure is shown before the next challenge is asked for, in milliseconds. */
export const FAILURE_SHOWN_MS = 1000;

/** How long a success stays on screen, in milliseconds; the specification allows 1000 to 1500. */
export const SUCCESS_SHOWN_MS = 1200;

/** AJ-Captcha's reply codes (`repCode`). */
export const REP_CODES = {
  success: '0000',
  missing: '0011',
  expired: '6110',
  failed: '6111',
  unavailable: '6112',
  getLimit: '6201',
  locked: '6202',
  checkLimit: '6204',
  internal: '9999',
} as const;
export type RepCode = (typeof REP_CODES)[keyof typeof REP_CODES];
