import type { Account } from '../domain/account-state.ts';
import { isDirectoryAccount } from './account-rules.ts';
import { type Backend, BusinessError } from './context.ts';
import { forgetWrongTries, noteWrongTry, refuseLocked } from './locks.ts';
import { decryptPassword, hashPassword } from './passwords.ts';

/**
 * Takes an account's password as it travelled, at every door that asks for one; wrong tries count for the account,
 * whatever name it was called by. A locked one is not looked at. Those of the directory are the directory's to take.
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
