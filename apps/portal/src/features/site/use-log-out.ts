import { GatewayFailure } from '@careers/gateway';
import { logout } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal.ts';

/**
 * Logs out (section 4, Logout): everything of the user is cleared, whatever the server says to it
 * (section 8: failed logout calls are swallowed). A page that needs a login is left by itself.
 */
export function useLogOut(): () => Promise<void> {
  const { gateway, session, queries, toasts } = usePortal();
  const { t } = useLingui();
  return async () => {
    try {
      await gateway.call(logout, {}, { onExpiry: 'fail' });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
    }
    session.clearUser();
    queries.removeQueries({ predicate: ({ queryKey }) => belongsToUser(queryKey) });
    toasts.show({ tone: 'success', message: t`Exit successfully` });
  };
}

function belongsToUser([, scope]: readonly unknown[]): boolean {
  return typeof scope === 'object' && scope !== null && 'user' in scope && scope.user !== undefined;
}
