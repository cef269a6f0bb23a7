import type { VerificationFunction } from '@careers/gateway/contract';
import { MAGIC_CODE } from '../scenarios/magic.ts';
import { MINUTE } from '../world/clock.ts';
import { BusinessError, type CallContext } from './context.ts';

/** Codes live ten minutes, one send a minute, five wrong tries lock for fifteen (decision 6.1). */
const LIFE = 10 * MINUTE;
const SEND_EVERY = MINUTE;
const WRONG_TRIES = 5;
const LOCK = 15 * MINUTE;

const lockKey = (contact: string, purpose: VerificationFunction) => `${purpose}:${contact}`;

/**
 * Makes a new six-digit code for a contact; the caller sends it.
 * @throws {BusinessError} tooOften, locked
 */
export function issueCode(context: CallContext, contact: string, purpose: VerificationFunction): string {
  refuseLocked(context, contact, purpose);
  const state = context.state();
  const now = context.clock.now();
  const last = state.codes.find((sent) => sent.contact === contact && sent.function === purpose);
  if (last && now - last.sentAt < SEND_EVERY) throw new BusinessError('tooOften');
  const code = String(Math.floor(context.random() * 1_000_000)).padStart(6, '0');
  state.codes = state.codes.filter((sent) => sent !== last && now - sent.sentAt < LIFE);
  state.codes.push({ contact, function: purpose, code, sentAt: now, wrongTries: 0 });
  return code;
}

/**
 * Takes a code; a right one is spent. The magic code is always right.
 * @throws {BusinessError} locked, codeExpired, codeWrong
 */
export function takeCode(
  context: CallContext,
  contact: string,
  purpose: VerificationFunction,
  code: string,
): void {
  if (code.trim() === MAGIC_CODE) return;
  refuseLocked(context, contact, purpose);
  const state = context.state();
  const now = context.clock.now();
  const sent = state.codes.find((entry) => entry.contact === contact && entry.function === purpose);
  if (!sent) throw new BusinessError('codeWrong');
  if (now - sent.sentAt >= LIFE) throw new BusinessError('codeExpired');
  if (sent.code === code.trim()) {
    state.codes = state.codes.filter((entry) => entry !== sent);
    return;
  }
  sent.wrongTries += 1;
  if (sent.wrongTries < WRONG_TRIES) throw new BusinessError('codeWrong');
  state.locks[lockKey(contact, purpose)] = now + LOCK;
  state.codes = state.codes.filter((entry) => entry !== sent);
  throw new BusinessError('locked');
}

function refuseLocked(context: CallContext, contact: string, purpose: VerificationFunction): void {
  const until = context.state().locks[lockKey(contact, purpose)] ?? 0;
  if (until > context.clock.now()) throw new BusinessError('locked');
}
