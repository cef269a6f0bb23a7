import { useLingui } from '@lingui/react/macro';
import { type EndedSession, endSession, sessionToEnd } from '../core/end-session.ts';
import { leaveApp } from '../core/leave-app.ts';
import { usePortal } from '../core/portal.ts';
import { externalLink } from './links.ts';

/** So long the directory's own logout may be waited for; whoever is still here by then stays. */
const GOODBYE_MS = 5000;

/**
 * Logs out (section 4, Logout): everything of the user goes at once, in every tab, whatever the server may say; it is
 * told in the background (section 8: failed logout calls are swallowed). A page that needs a login is left by itself.
 * A directory session ends at the directory too: the server says where, and the browser goes there.
 */
export function useLogOut(): () => void {
  const portal = usePortal();
  const { session, toasts } = portal;
  const { t } = useLingui();
  return () => {
    const ended = sessionToEnd(portal);
    session.clearUser();
    toasts.show({ tone: 'success', message: t`Exit successfully` });
    if (ended) void (ended.ofDirectory ? leaveDirectory(ended) : endSession(portal, ended));
  };

  async function leaveDirectory(ended: EndedSession): Promise<void> {
    const { origin, pathname, search } = location;
    const redirect = `${origin}${pathname}${search}#/homepage`;
    const goodbye = await endSession(portal, ended, { redirect, timeoutMs: GOODBYE_MS });
    const address = goodbye && externalLink(goodbye);
    // Whoever has logged in meanwhile is not sent away.
    if (address && !session.get().Authorization) leaveApp(address);
  }
}
