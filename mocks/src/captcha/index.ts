/** A small AJ-Captcha server, and two solvers that read its pictures. */
export { fromBase64, toBase64 } from './base64.ts';
export { type ClientUse, LIMITS } from './limits.ts';
export { decodePng, encodePng, PngError, type Raster } from './png.ts';
export { createSliderPuzzle, type SliderPuzzle } from './puzzle.ts';
export { PUZZLE_KINDS, type PuzzleAnswer, type PuzzleFace, type PuzzleKind } from './puzzle-kinds.ts';
export {
  type CaptchaService,
  type CaptchaServiceOptions,
  type CaptchaState,
  type CheckedCaptcha,
  createCaptchaService,
  emptyCaptchaState,
  TOKEN_LIFE_MS,
  VERIFICATION_LIFE_MS,
} from './service.ts';
export { findGap } from './solve.ts';
export { findWords } from './words/find-words.ts';
