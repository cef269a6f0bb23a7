import { DAY } from '../core/clock.ts';
import type { Account } from '../domain/account-state.ts';
import type { WorldState } from '../domain/state.ts';
import { BusinessError } from './context.ts';

/**
 * Who is known under a phone, an e-mail or an account name; phones are unique across countries. Names of the
 * directory's users are not looked at: those log in through the directory.
 */
export function findAccount(state: WorldState, username: string): Account | undefined {
  const wanted = username.trim().toLowerCase();
  if (!wanted) return undefined;
  return Object.values(state.accounts).find(
    (known) =>
      known.phone === wanted ||
      known.email?.toLowerCase() === wanted ||
      (known.account?.toLowerCase() === wanted && !isDirectoryAccount(known)),
  );
}

/** A user of the company's directory, which owns the name and the password. */
export function findDirectoryAccount(state: WorldState, userName: string): Account | undefined {
  const wanted = userName.trim().toLowerCase();
  return Object.values(state.accounts).find(
    (known) => isDirectoryAccount(known) && known.account?.toLowerCase() === wanted,
  );
}

export function isDirectoryAccount({ authFlag }: Account): boolean {
  return authFlag !== undefined;
}

/** Refuses to set or take a password that is the directory's. @throws {BusinessError} directoryOwned */
export function refuseOfDirectory(account: Account): void {
  if (isDirectoryAccount(account)) throw new BusinessError('directoryOwned');
}

/** Whether an account can still be entered without one of its contacts. */
export function hasOtherWay(account: Account, without: 'phone' | 'email'): boolean {
  if (without === 'phone' ? account.email : account.phone) return true;
  return account.account !== undefined && account.passwordHash !== undefined;
}

/** Failed logins in a row after which a captcha is asked (decisions, section 1). */
export const FAILED_LOGINS_BEFORE_CAPTCHA = 3;

/** How long an account waits between the request for deletion and its end. */
export const DELETION_WAITS = 30 * DAY;

/** Ends an account's sessions, except perhaps the one that asks. */
export function endSessions(state: WorldState, accountId: string, except?: string): void {
  for (const [token, session] of Object.entries(state.sessions)) {
    if (session.accountId === accountId && token !== except) delete state.sessions[token];
  }
}
