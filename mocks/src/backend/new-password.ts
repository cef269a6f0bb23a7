import { newPasswordRule } from '@careers/validation';
import type { Account } from '../domain/account-state.ts';
import { endSessions } from './account-rules.ts';
import { BusinessError, type CallContext } from './context.ts';
import { forgetWrongTries } from './locks.ts';
import { countedAsAccount } from './login-guard.ts';
import { decryptPassword, hashPassword } from './passwords.ts';

/**
 * The hash of a new password, which is sent twice and encrypted (section 5).
 * @throws {BusinessError} passwordUnreadable, passwordInvalid, passwordMismatch
 */
export function readNewPassword(encrypted: string, encryptedConfirm: string): string {
  const password = decryptPassword(encrypted);
  const confirm = decryptPassword(encryptedConfirm);
  if (newPasswordRule(password)) throw new BusinessError('passwordInvalid');
  if (password !== confirm) throw new BusinessError('passwordMismatch');
  return hashPassword(password);
}

/**
 * Replaces the password. Sessions that were opened with the old one end, and wrong tries no longer count: nobody has guessed at
 * the new one yet, and its owner need not wait until a lock ends.
 */
export function replacePassword(context: CallContext, account: Account, passwordHash: string): void {
  const state = context.state();
  account.passwordHash = passwordHash;
  forgetWrongTries(context, `password:${account.id}`);
  delete state.failedLogins[countedAsAccount(account)];
  endSessions(state, account.id, context.token);
}
