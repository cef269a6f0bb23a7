import { MINUTE } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import type { CodePurpose } from '../domain/account-state.ts';
import { MAGIC_CODE } from '../scenarios/magic.ts';
import { BusinessError, type CallContext } from './context.ts';
import { forgetWrongTries, type Guarded, noteWrongTry, refuseLocked } from './locks.ts';

/** Codes are valid for ten minutes; one can be sent each minute (decision 6.1). */
const LIFE = 10 * MINUTE;
const SEND_EVERY = MINUTE;
/** How many codes are kept at once: one that has expired is told apart from a wrong one. */
const CODES_KEPT = 1000;

/** Wrong tries are counted by contact and purpose, not by code: a new code gives no new tries. */
const guarded = (contact: string, purpose: CodePurpose): Guarded => `code:${purpose}:${contact}`;

/**
 * Creates a six-digit code for a contact; the caller sends it.
 * @throws {BusinessError} tooOften, locked
 */
export function issueCode(context: CallContext, contact: string, purpose: CodePurpose): string {
  refuseLocked(context, guarded(contact, purpose));
  const state = context.state();
  const now = context.clock.now();
  const last = state.codes.find((sent) => sent.contact === contact && sent.function === purpose);
  if (last && now - last.sentAt < SEND_EVERY) throw new BusinessError('tooOften');
  const code = String(Math.floor(context.random() * 1_000_000)).padStart(6, '0');
  state.codes = state.codes.filter((sent) => sent !== last);
  state.codes.push({ contact, function: purpose, code, sentAt: now });
  keepNewestOf(state.codes, CODES_KEPT);
  return code;
}

/**
 * Checks a code; a right one is used up. The magic code is always right.
 * @throws {BusinessError} locked, codeExpired, codeWrong
 */
export function takeCode(context: CallContext, contact: string, purpose: CodePurpose, code: string): void {
  if (code.trim() === MAGIC_CODE) return;
  const what = guarded(contact, purpose);
  refuseLocked(context, what);
  const state = context.state();
  const sent = state.codes.find((entry) => entry.contact === contact && entry.function === purpose);
  if (!sent) throw new BusinessError('codeWrong');
  if (context.clock.now() - sent.sentAt >= LIFE) throw new BusinessError('codeExpired');
  const spend = () => {
    state.codes = state.codes.filter((entry) => entry !== sent);
  };
  if (sent.code === code.trim()) {
    spend();
    forgetWrongTries(context, what);
    return;
  }
  if (!noteWrongTry(context, what)) throw new BusinessError('codeWrong');
  spend();
  throw new BusinessError('locked');
}
