import { captchaVerification, encrypt, SLIDER_Y, sliderPoint } from '@careers/captcha/protocol';
import type { Gateway } from '@careers/gateway';
import { captchaCheck, captchaGet } from '@careers/gateway/contract';
import type { CaptchaKind, SeenCaptcha } from '@careers/gateway/reference';
import { findGap } from '../../src/captcha/solve.ts';
import { findWords } from '../../src/captcha/words/find-words.ts';

/** Looks at a new captcha as a person would. */
export async function lookAtCaptcha(gateway: Gateway, captchaType: CaptchaKind): Promise<SeenCaptcha> {
  const { repCode, repData } = await gateway.call(captchaGet, { captchaType });
  if (!repData) throw new Error(`no challenge, but ${repCode}`);
  const { originalImageBase64, jigsawImageBase64, token, secretKey, wordList } = repData;
  const points = jigsawImageBase64
    ? [{ x: findGap({ originalImageBase64, jigsawImageBase64 }).x, y: SLIDER_Y }]
    : findWords({ originalImageBase64, wordList: wordList ?? [] });
  return { token, secretKey, points };
}

/** Solves a new captcha and returns the proof. */
export async function solveCaptcha(gateway: Gateway, captchaType: CaptchaKind) {
  const { token, secretKey, points } = await lookAtCaptcha(gateway, captchaType);
  const plain = plainAnswer(captchaType, points);
  const pointJson = encrypt(secretKey, plain);
  const { repCode } = await gateway.call(captchaCheck, { captchaType, token, pointJson });
  if (repCode !== '0000') throw new Error(`the captcha was not passed: ${repCode}`);
  return { captchaType, captchaVerification: captchaVerification(token, plain, secretKey) };
}

/** The answer before it is encrypted, written as the two widgets write it (decisions, section 4). */
export function plainAnswer(captchaType: CaptchaKind, points: SeenCaptcha['points']): string {
  return captchaType === 'blockPuzzle'
    ? sliderPoint(points[0]?.x ?? 0)
    : JSON.stringify(points.map(({ x, y }) => ({ x, y })));
}
