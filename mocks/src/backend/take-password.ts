import type { Account } from '../domain/account-state.ts';
import { isDirectoryAccount } from './account-rules.ts';
import { type Backend, BusinessError } from './context.ts';
import { forgetWrongTries, noteWrongTry, refuseLocked } from './locks.ts';
import { decryptPassword, hashPassword } from './passwords.ts';

/**
 * Checks the encrypted password of an account, for every method that asks for one. Wrong tries count for the account, under any
 * of its names; while it is locked nothing is checked. The directory checks the passwords that it manages.
 * @throws {BusinessError} locked, passwordUnreadable, passwordWrong
 */
export function takePassword(backend: Backend, account: Account, encrypted: string): void {
  const what = `password:${account.id}` as const;
  refuseLocked(backend, what);
  const right = account.passwordHash === hashPassword(decryptPassword(encrypted));
  if (!right || isDirectoryAccount(account))
    throw new BusinessError(noteWrongTry(backend, what) ? 'locked' : 'passwordWrong');
  forgetWrongTries(backend, what);
}
