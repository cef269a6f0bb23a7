import type { CallOptions } from '@careers/gateway';
import { ldapLogout, logout } from '@careers/gateway/contract';
import { isInternalCategory } from './is-internal.ts';
import type { Portal } from './portal.ts';

/** A token that this browser has given up, or is about to. */
export interface EndedSession {
  readonly token: string;
  /** Directory sessions use a separate logout (section 4). */
  readonly ofDirectory: boolean;
}

/** The session that would have to be ended, if there is one. */
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
 * Has the server forget a session, under the token that it is of, whoever is logged in by now. It goes out although
 * the page is closed; a failure is swallowed (section 8).
 *
 * @returns where the directory's session is ended, of a directory session
 */
export async function endSession(
  { gatewayUnder }: Pick<Portal, 'gatewayUnder'>,
  { token, ofDirectory }: EndedSession,
  { redirect, ...options }: EndOptions = {},
): Promise<string | undefined> {
  const gateway = gatewayUnder(token);
  const silent = { ...options, onExpiry: 'fail' } as const;
  try {
    if (ofDirectory) return (await gateway.call(ldapLogout, { redirect }, silent)).ldapSsoLogoutUrl;
    await gateway.call(logout, {}, silent);
  } catch {
    // It ends by itself there.
  }
  return undefined;
}
