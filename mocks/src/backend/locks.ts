import { MINUTE } from '../core/clock.ts';
import { keepNewest } from '../core/keep-newest.ts';
import { COUNTED_MAX, type Counting, forgetAttempts, noteAttempt } from './attempts.ts';
import { BusinessError } from './context.ts';

/** Five wrong tries within a quarter of an hour lock for a quarter of an hour (decision 6.1). */
const WRONG_TRIES = 5;
const WINDOW = 15 * MINUTE;
export const LOCK = 15 * MINUTE;

/**
 * What can be guessed: the code of a contact for a purpose, the password of an account under any of its names, the password of a
 * user name of the directory. Each begins with its kind, so that no typed name is a property that every object has, such as
 * `constructor`.
 */
export type Guarded = `code:${string}` | `password:${string}` | `directory:${string}`;

export function isLocked(backend: Counting, what: Guarded): boolean {
  return (backend.state().locks[what] ?? 0) > backend.clock.now();
}

/** @throws {BusinessError} locked */
export function refuseLocked(backend: Counting, what: Guarded): void {
  if (isLocked(backend, what)) throw new BusinessError('locked');
}

/** Counts a wrong try; returns whether it was the one that locks. */
export function noteWrongTry(backend: Counting, what: Guarded): boolean {
  if (noteAttempt(backend, what, WINDOW) < WRONG_TRIES) return false;
  forgetAttempts(backend, what);
  const { locks } = backend.state();
  locks[what] = backend.clock.now() + LOCK;
  keepNewest(locks, COUNTED_MAX);
  return true;
}

/** To be called after a right try, or when the secret is replaced: earlier mistakes no longer count. */
export function forgetWrongTries(backend: Counting, what: Guarded): void {
  forgetAttempts(backend, what);
  delete backend.state().locks[what];
}
