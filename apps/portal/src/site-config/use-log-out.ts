import { useLingui } from '@lingui/react/macro';
import { leaveApp } from '../core/navigation/leave-app.ts';
import { type EndedSession, endSession, sessionToEnd } from '../core/portal/end-session.ts';
import { dropLinks } from '../core/portal/link-pass.ts';
import { usePortal } from '../core/portal/portal.ts';
import { externalLink } from './links.ts';

/** How long the directory's logout address is waited for; after that the person stays on the page. */
const GOODBYE_MS = 5000;

/**
 * Logs out (section 4, Logout): all user data is cleared at once, in every tab. The server is called in the background, and a failure
 * is swallowed (section 8). A page that needs a login is left by `useLeftPage`. A directory session is ended at the directory
 * too: the server returns an address, to which the browser then goes.
 */
export function useLogOut(): () => void {
  const portal = usePortal();
  const { session, toasts } = portal;
  const { t } = useLingui();
  return () => {
    const ended = sessionToEnd(portal);
    session.clearUser();
    dropLinks(portal.tab);
    toasts.show({ tone: 'success', message: t`Exit successfully` });
    if (ended) void (ended.ofDirectory ? leaveDirectory(ended) : endSession(portal, ended));
  };

  async function leaveDirectory(ended: EndedSession): Promise<void> {
    const { origin, pathname, search } = location;
    const redirect = `${origin}${pathname}${search}#/homepage`;
    const goodbye = await endSession(portal, ended, { redirect, timeoutMs: GOODBYE_MS });
    const address = goodbye && externalLink(goodbye);
    // Not if somebody has logged in meanwhile.
    if (address && !session.get().Authorization) leaveApp(address);
  }
}
