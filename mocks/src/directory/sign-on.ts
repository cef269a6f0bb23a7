import { findDirectoryAccount } from '../backend/account-rules.ts';
import type { Backend } from '../backend/context.ts';
import { forgetWrongTries, type Guarded, isLocked, noteWrongTry } from '../backend/locks.ts';
import { NAME_MAX } from '../backend/login-guard.ts';
import { hashPassword } from '../backend/passwords.ts';
import { MINUTE } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { hexText } from '../core/random.ts';
import type { Account } from '../domain/account-state.ts';

/** How long a sign-on code waits to be exchanged. */
const CODE_LIFE = 5 * MINUTE;

/** Codes that wait at once. */
const CODES_KEPT = 1000;

/**
 * The directory's user of that name and password, whichever door they came in by. A name is locked after five wrong
 * passwords whether anybody has it or not: else the lock would tell.
 */
export function directoryUser(
  backend: Backend,
  userName: string,
  password: string,
): Account | 'wrong' | 'locked' {
  const what: Guarded = `directory:${userName.trim().toLowerCase().slice(0, NAME_MAX)}`;
  if (isLocked(backend, what)) return 'locked';
  const account = findDirectoryAccount(backend.state(), userName);
  if (account?.passwordHash !== hashPassword(password) || !account)
    return noteWrongTry(backend, what) ? 'locked' : 'wrong';
  forgetWrongTries(backend, what);
  return account;
}

/** A code that stands for a person who signed on: 160 bits, once, for five minutes. */
export function issueSignOnCode(backend: Backend, accountId: string): string {
  const state = backend.state();
  const now = backend.clock.now();
  const code = hexText(backend.random, 40);
  const alive = state.signOnCodes.filter(({ expiresAt }) => expiresAt > now);
  state.signOnCodes = [...alive, { code, accountId, expiresAt: now + CODE_LIFE }];
  keepNewestOf(state.signOnCodes, CODES_KEPT);
  return code;
}

/** Whose code it is; from then on it is nobody's. */
export function takeSignOnCode(backend: Backend, code: string): Account | undefined {
  const state = backend.state();
  const found = state.signOnCodes.find((issued) => issued.code === code);
  if (!found) return undefined;
  state.signOnCodes = state.signOnCodes.filter((issued) => issued !== found);
  return found.expiresAt > backend.clock.now() ? state.accounts[found.accountId] : undefined;
}
