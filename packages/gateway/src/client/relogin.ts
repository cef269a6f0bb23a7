import type { SessionReader } from './config.ts';
import type { GatewayFailure } from './failure.ts';
import { askHook, type GatewayHooks } from './hooks.ts';

/** Asks for a login after a 40101; resolves with whether the call may be repeated. */
type Relogin = (failure: GatewayFailure, usedToken: string | undefined) => Promise<boolean>;

/** One login for all calls that fail at the same time. A call that failed under an older token than the current one is repeated without. */
export function createRelogin(
  session: Pick<SessionReader, 'token'>,
  { onExpired }: Pick<GatewayHooks, 'onExpired'>,
): Relogin {
  let pending: Promise<boolean> | undefined;
  return (failure, usedToken) => {
    const current = session.token();
    if (current && current !== usedToken) return Promise.resolve(true);
    pending ??= askHook(() => onExpired?.(failure, usedToken))
      .then((loggedIn) => loggedIn === true)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}
