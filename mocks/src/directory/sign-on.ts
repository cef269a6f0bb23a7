import { findDirectoryAccount } from '../backend/account-rules.ts';
import type { Backend } from '../backend/context.ts';
import { hashPassword } from '../backend/passwords.ts';
import { MINUTE } from '../world/clock.ts';
import { hexText } from '../world/random.ts';
import type { Account } from '../world/state.ts';

/** How long a sign-on code waits to be exchanged. */
const CODE_LIFE = 5 * MINUTE;

/** The directory's user of that name and password, if there is one. */
export function directoryUser(backend: Backend, userName: string, password: string): Account | undefined {
  const account = findDirectoryAccount(backend.state(), userName);
  return account && account.passwordHash === hashPassword(password) ? account : undefined;
}

/** A code that stands for a person who signed on: 160 bits, once, for five minutes. */
export function issueSignOnCode(backend: Backend, accountId: string): string {
  const state = backend.state();
  const now = backend.clock.now();
  const code = hexText(backend.random, 40);
  const alive = state.signOnCodes.filter(({ expiresAt }) => expiresAt > now);
  state.signOnCodes = [...alive, { code, accountId, expiresAt: now + CODE_LIFE }];
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
