import { askHook } from './ask-hook.ts';
import type { SessionReader } from './config.ts';
import type { GatewayFailure } from './failure.ts';

/** Whether a call that failed under a token, now expired, may be repeated with a live session. */
export type Relogin = (failure: GatewayFailure, usedToken: string | undefined) => Promise<boolean>;

/** Asks for a login, one at a time: calls that fail meanwhile wait for the same answer. */
export function createRelogin(
  session: Pick<SessionReader, 'token'>,
  onExpired: ((failure: GatewayFailure) => Promise<boolean>) | undefined,
): Relogin {
  let pending: Promise<boolean> | undefined;
  return (failure, usedToken) => {
    const current = session.token();
    if (current && current !== usedToken) return Promise.resolve(true);
    pending ??= askHook(() => onExpired?.(failure))
      .then((loggedIn) => loggedIn === true)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}
