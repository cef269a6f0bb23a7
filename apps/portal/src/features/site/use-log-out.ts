import { GatewayFailure } from '@careers/gateway';
import { ldapLogout, logout } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { leaveApp } from '../../app/leave-app.ts';
import { usePortal } from '../../app/portal.ts';
import { externalLink } from './links.ts';

/**
 * Logs out (section 4, Logout): everything of the user is cleared, whatever the server says to it
 * (section 8: failed logout calls are swallowed). A page that needs a login is left by itself. A directory session
 * ends at the directory too: the server says where, and the browser goes there.
 */
export function useLogOut(): () => Promise<void> {
  const { gateway, session, toasts } = usePortal();
  const { t } = useLingui();
  return async () => {
    const ofDirectory = session.get().homepageCategory === '2';
    let goodbye: string | undefined;
    try {
      if (ofDirectory) goodbye = await logOutOfDirectory();
      else await gateway.call(logout, {}, { onExpiry: 'fail' });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
    }
    session.clearUser();
    toasts.show({ tone: 'success', message: t`Exit successfully` });
    if (goodbye) leaveApp(goodbye);
  };

  async function logOutOfDirectory(): Promise<string | undefined> {
    const { origin, pathname, search } = location;
    const redirect = `${origin}${pathname}${search}#/homepage`;
    const { ldapSsoLogoutUrl } = await gateway.call(ldapLogout, { redirect }, { onExpiry: 'fail' });
    return externalLink(ldapSsoLogoutUrl);
  }
}
