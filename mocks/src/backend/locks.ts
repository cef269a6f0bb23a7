import { MINUTE } from '../core/clock.ts';
import { keepNewest } from '../core/keep-newest.ts';
import { COUNTED_MAX, type Counting, forgetAttempts, noteAttempt } from './attempts.ts';
import { BusinessError } from './context.ts';

/** Five wrong tries within a quarter of an hour lock for a quarter of an hour (decision 6.1). */
const WRONG_TRIES = 5;
const WINDOW = 15 * MINUTE;
export const LOCK = 15 * MINUTE;

/**
 * What is guessed, whatever it is guessed by: the code of a contact for a function, the password of an account under
 * all of its names, the password of a user name of the directory. Each begins with its kind, so that no name that
 * somebody types is a word of the language's own.
 */
export type Guarded = `code:${string}` | `password:${string}` | `directory:${string}`;

export function isLocked(backend: Counting, what: Guarded): boolean {
  return (backend.state().locks[what] ?? 0) > backend.clock.now();
}

/** @throws {BusinessError} locked */
export function refuseLocked(backend: Counting, what: Guarded): void {
  if (isLocked(backend, what)) throw new BusinessError('locked');
}

/** Counts a wrong try; says whether it was the one that locks. */
export function noteWrongTry(backend: Counting, what: Guarded): boolean {
  if (noteAttempt(backend, what, WINDOW) < WRONG_TRIES) return false;
  forgetAttempts(backend, what);
  const { locks } = backend.state();
  locks[what] = backend.clock.now() + LOCK;
  keepNewest(locks, COUNTED_MAX);
  return true;
}

/** To be called when it was right, or is another one now: whoever knows it need not pay for earlier slips. */
export function forgetWrongTries(backend: Counting, what: Guarded): void {
  forgetAttempts(backend, what);
  delete backend.state().locks[what];
}
