import { CaptchaFailure } from '../failure.ts';
import { encrypt, isUsableKey } from '../protocol/cipher.ts';
import { REP_CODES } from '../protocol/constants.ts';
import type { CaptchaChallenge, CaptchaType } from '../protocol/types.ts';
import { captchaVerification } from '../protocol/verification.ts';
import type { CaptchaTransport } from '../transport.ts';
import type { Answered, Attempt, AttemptEvent, Problem } from './attempt.ts';

/** Asks for a challenge. The result, or the failure, is returned as an event; `null` once the call is aborted. Never rejects. */
export async function askForChallenge(
  transport: CaptchaTransport,
  captchaType: CaptchaType,
  { attempt }: Attempt,
  signal: AbortSignal,
): Promise<AttemptEvent | null> {
  try {
    const { repCode, repMsg, repData } = await transport.get({ captchaType, ts: Date.now() }, { signal });
    if (signal.aborted) return null;
    if (repCode !== REP_CODES.success) {
      return { type: 'refused', attempt, problem: { code: repCode, message: repMsg } };
    }
    if (!repData || !isWhole(captchaType, repData)) throw new CaptchaFailure('malformed');
    return { type: 'loaded', attempt, challenge: repData };
  } catch (error) {
    return signal.aborted ? null : { type: 'refused', attempt, problem: problemOf(error) };
  }
}

/** Submits an answer. The verdict, or the failure, is returned as an event; `null` once the call is aborted. Never rejects. */
export async function checkAnswer(
  transport: CaptchaTransport,
  captchaType: CaptchaType,
  { attempt, challenge: { token, secretKey }, plain }: Answered,
  signal: AbortSignal,
): Promise<AttemptEvent | null> {
  try {
    const pointJson = encrypt(secretKey, plain);
    const { repCode, repMsg } = await transport.check(
      { captchaType, pointJson, token, ts: Date.now() },
      { signal },
    );
    if (signal.aborted) return null;
    if (repCode !== REP_CODES.success) {
      return { type: 'failed', attempt, problem: { code: repCode, message: repMsg } };
    }
    return { type: 'passed', attempt, verification: captchaVerification(token, plain, secretKey) };
  } catch (error) {
    return signal.aborted ? null : { type: 'failed', attempt, problem: problemOf(error) };
  }
}

/** Whether a challenge has the picture or the words of its puzzle, and a key under which an answer can be encrypted. */
function isWhole(captchaType: CaptchaType, challenge: CaptchaChallenge): boolean {
  const { jigsawImageBase64, wordList, secretKey } = challenge;
  const isShown = captchaType === 'clickWord' ? Boolean(wordList?.length) : Boolean(jigsawImageBase64);
  return isShown && isUsableKey(secretKey);
}

function problemOf(error: unknown): Problem {
  if (error instanceof CaptchaFailure) return { code: error.kind, message: error.shown ?? null };
  // A bug in the transport; for the person it is the same as a malformed reply.
  return { code: 'malformed', message: null };
}
