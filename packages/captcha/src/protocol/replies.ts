import { REP_CODES } from './constants.ts';
import type { CaptchaChallenge, CaptchaReply } from './types.ts';

/**
 * Reads an unknown value as the reply to `get`; `null` when it is not one. A failure is read by its code: some servers
 * write an empty challenge beside it, and its message must not be lost with that.
 */
export function readChallengeReply(value: unknown): CaptchaReply<CaptchaChallenge> | null {
  const reply = readReply(value);
  if (reply === null) return null;
  if (reply.repCode !== REP_CODES.success || reply.repData === null) return { ...reply, repData: null };
  const repData = readChallenge(reply.repData);
  return repData && { ...reply, repData };
}

/** Reads an unknown value as the reply to `check`; `null` when it is not one. */
export function readReply(value: unknown): CaptchaReply<unknown> | null {
  if (!isRecord(value)) return null;
  // A code that is quoted may come as a number.
  const repCode = typeof value.repCode === 'number' ? String(value.repCode) : value.repCode;
  const repMsg = value.repMsg ?? null;
  if (typeof repCode !== 'string' || !isNullableText(repMsg)) return null;
  return { repCode, repMsg, repData: value.repData ?? null };
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
