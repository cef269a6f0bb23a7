import type { Account, WorldState } from '../world/state.ts';

/** Who is known under a phone, an e-mail or an account name; phones are unique across countries. */
export function findAccount(state: WorldState, username: string): Account | undefined {
  const wanted = username.trim().toLowerCase();
  return Object.values(state.accounts).find(
    ({ phone, email, account }) =>
      phone === wanted || email?.toLowerCase() === wanted || account?.toLowerCase() === wanted,
  );
}

/** Failed logins in a row after which a captcha is asked (decisions, section 1). */
export const FAILED_LOGINS_BEFORE_CAPTCHA = 3;
