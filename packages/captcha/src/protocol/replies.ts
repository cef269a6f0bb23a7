import type { CaptchaChallenge, CaptchaReply } from './types.ts';

/**
 * Reads an unknown value as the reply to `get`; `null` when it is not one. A challenge is asked for in
 * every success, and never expected in a failure.
 */
export function readChallengeReply(value: unknown): CaptchaReply<CaptchaChallenge> | null {
  const reply = readReply(value);
  if (reply === null || reply.repData === null) return reply && { ...reply, repData: null };
  const repData = readChallenge(reply.repData);
  return repData && { ...reply, repData };
}

/** Reads an unknown value as the reply to `check`; `null` when it is not one. */
export function readReply(value: unknown): CaptchaReply<unknown> | null {
  if (!isRecord(value) || typeof value.repCode !== 'string') return null;
  const repMsg = value.repMsg ?? null;
  if (repMsg !== null && typeof repMsg !== 'string') return null;
  return { repCode: value.repCode, repMsg, repData: value.repData ?? null };
}

function readChallenge(value: unknown): CaptchaChallenge | null {
  if (!isRecord(value)) return null;
  const { originalImageBase64, token } = value;
  const jigsawImageBase64 = value.jigsawImageBase64 ?? null;
  const secretKey = value.secretKey ?? null;
  const wordList = value.wordList ?? null;
  if (typeof originalImageBase64 !== 'string' || typeof token !== 'string') return null;
  if (!isNullableText(jigsawImageBase64) || !isNullableText(secretKey)) return null;
  if (wordList !== null && !isTexts(wordList)) return null;
  return { originalImageBase64, jigsawImageBase64, token, secretKey, wordList };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNullableText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
