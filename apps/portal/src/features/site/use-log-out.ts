import { GatewayFailure } from '@careers/gateway';
import { logout } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useGo, usePlaceInApp } from '../../app/link.tsx';
import { usePortal } from '../../app/portal.ts';
import { needsLogin } from '../session/index.ts';

/** After a log out from a page that needs login, the homepage follows so many milliseconds later (section 9). */
const HOME_AFTER_MS = 500;

/**
 * Logs out (section 4, Logout): everything of the user is cleared, whatever the server says to it
 * (section 8: failed logout calls are swallowed).
 */
export function useLogOut(): () => Promise<void> {
  const { gateway, session, queries, toasts } = usePortal();
  const { t } = useLingui();
  const place = usePlaceInApp();
  const go = useGo();
  return async () => {
    try {
      await gateway.call(logout, {}, { onExpiry: 'fail' });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
    }
    session.clearUser();
    queries.removeQueries({ predicate: ({ queryKey }) => belongsToUser(queryKey) });
    toasts.show({ tone: 'success', message: t`Exit successfully` });
    if (needsLogin(place.path)) setTimeout(() => void go('/homepage'), HOME_AFTER_MS);
  };
}

function belongsToUser([, scope]: readonly unknown[]): boolean {
  return typeof scope === 'object' && scope !== null && 'user' in scope && scope.user !== undefined;
}
