import { DAY } from '../core/clock.ts';
import type { Account } from '../domain/account-state.ts';
import type { WorldState } from '../domain/state.ts';
import { BusinessError } from './context.ts';

/**
 * The account with this phone, e-mail or account name; phone numbers are unique across countries. User names of the directory are
 * not searched: those people log in through the directory.
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

/** The account of a user of the company's directory, which manages their name and password. */
export function findDirectoryAccount(state: WorldState, userName: string): Account | undefined {
  const wanted = userName.trim().toLowerCase();
  return Object.values(state.accounts).find(
    (known) => isDirectoryAccount(known) && known.account?.toLowerCase() === wanted,
  );
}

export function isDirectoryAccount({ authFlag }: Account): boolean {
  return authFlag !== undefined;
}

/**
 * Refuses to set or check a password that the directory manages.
 * @throws {BusinessError} directoryOwned
 */
export function refuseOfDirectory(account: Account): void {
  if (isDirectoryAccount(account)) throw new BusinessError('directoryOwned');
}

/** Whether somebody can still log in to an account after one of its contacts is removed. */
export function hasOtherWay(account: Account, without: 'phone' | 'email'): boolean {
  if (without === 'phone' ? account.email : account.phone) return true;
  return account.account !== undefined && account.passwordHash !== undefined;
}

/** The number of failed logins in a row after which a captcha is required (decisions, section 1). */
export const FAILED_LOGINS_BEFORE_CAPTCHA = 3;

/** How long after the request an account is deleted. */
export const DELETION_WAITS = 30 * DAY;

/** Ends an account's sessions, except one that may be named. */
export function endSessions(state: WorldState, accountId: string, except?: string): void {
  for (const [token, session] of Object.entries(state.sessions)) {
    if (session.accountId === accountId && token !== except) delete state.sessions[token];
  }
}
