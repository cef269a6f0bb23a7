import type { CallOptions } from '@careers/gateway';
import { ldapLogout, logout } from '@careers/gateway/contract';
import { isInternalCategory } from './is-internal.ts';
import type { Portal } from './portal.ts';

/** A session that this browser has ended, or is about to. */
export interface EndedSession {
  readonly token: string;
  /** Directory sessions use a separate logout (section 4). */
  readonly ofDirectory: boolean;
}

/** The session that a log out has to end, if there is one. */
export function sessionToEnd({ session }: Pick<Portal, 'session'>): EndedSession | undefined {
  const kept = session.get();
  const { Authorization: token } = kept;
  return token ? { token, ofDirectory: isInternalCategory(kept) } : undefined;
}

interface EndOptions extends Pick<CallOptions, 'timeoutMs'> {
  /** Where the directory's own logout comes back to. */
  readonly redirect?: string;
}

/**
 * Has the server end a session. The call carries that session's token, whoever is logged in by now, and goes out even if the
 * page is closed. A failure is swallowed (section 8).
 *
 * @returns for a directory session the address where the directory's own session is ended
 */
export async function endSession(
  { gatewayUnder }: Pick<Portal, 'gatewayUnder'>,
  { token, ofDirectory }: EndedSession,
  { redirect, ...options }: EndOptions = {},
): Promise<string | undefined> {
  const gateway = gatewayUnder(token);
  const silent = { ...options, onExpiry: 'fail', beyondPage: true } as const;
  try {
    if (ofDirectory) return (await gateway.call(ldapLogout, { redirect }, silent)).ldapSsoLogoutUrl;
    await gateway.call(logout, {}, silent);
  } catch {
    // The server ends the session by itself after a while.
  }
  return undefined;
}
