import { findDirectoryAccount } from '../backend/account-rules.ts';
import type { Backend } from '../backend/context.ts';
import { forgetWrongTries, type Guarded, isLocked, noteWrongTry } from '../backend/locks.ts';
import { NAME_MAX } from '../backend/login-guard.ts';
import { hashPassword } from '../backend/passwords.ts';
import { MINUTE } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { hexText } from '../core/random.ts';
import type { Account } from '../domain/account-state.ts';

/** How long a sign-on code is valid. */
const CODE_LIFE = 5 * MINUTE;

/** How many codes can be outstanding at once. */
const CODES_KEPT = 1000;

/**
 * The directory's user with that name and password, on whichever page they log in. A name is locked after five wrong passwords
 * even if nobody has it: otherwise the lock would reveal which names exist.
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

/** A code that stands for a person who signed on: 160 bits, valid once, for five minutes. */
export function issueSignOnCode(backend: Backend, accountId: string): string {
  const state = backend.state();
  const now = backend.clock.now();
  const code = hexText(backend.random, 40);
  const alive = state.signOnCodes.filter(({ expiresAt }) => expiresAt > now);
  state.signOnCodes = [...alive, { code, accountId, expiresAt: now + CODE_LIFE }];
  keepNewestOf(state.signOnCodes, CODES_KEPT);
  return code;
}

/** The account that a code stands for; the code is used up. */
export function takeSignOnCode(backend: Backend, code: string): Account | undefined {
  const state = backend.state();
  const found = state.signOnCodes.find((issued) => issued.code === code);
  if (!found) return undefined;
  state.signOnCodes = state.signOnCodes.filter((issued) => issued !== found);
  return found.expiresAt > backend.clock.now() ? state.accounts[found.accountId] : undefined;
}
