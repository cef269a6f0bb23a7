import type { SessionReader } from './config.ts';
import type { GatewayFailure } from './failure.ts';
import { askHook, type GatewayHooks } from './hooks.ts';

/** Asks for a login after a 40101; resolves whether what failed may be sent again, under a session that lives. */
export type Relogin = (failure: GatewayFailure, usedToken: string | undefined) => Promise<boolean>;

/** One login for all that fail at once. What failed under an older token than that of now needs none. */
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
