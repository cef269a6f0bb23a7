import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../../core/portal.ts';

/**
 * Makes a page of links the website's own where somebody opened it without one: it stands in the visitor's site, with its menu and
 * the account.
 */
export function useOwnPage(isOwn: boolean): void {
  const { scope } = usePortal();
  const now = useSyncExternalStore(scope.subscribe, scope.get);
  // A link that was just opened on the same page has its own website to tell.
  const isLink = Boolean(now.location?.query.token);
  const isDue = isOwn && !isLink && (now.linkSiteUnknown === true || !now.ownPage);
  useEffect(() => {
    if (isDue) scope.set({ ...scope.get(), ownPage: true, linkSiteUnknown: false });
  }, [scope, isDue]);
  useEffect(() => {
    if (!isOwn && scope.get().ownPage) scope.set({ ...scope.get(), ownPage: false });
  }, [scope, isOwn]);
}
