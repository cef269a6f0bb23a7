import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../../core/portal/portal.ts';

/** Puts a link page that was opened without a link into the visitor's own website, with its menu and the account (`ownPage`). */
export function useOwnPage(isOwn: boolean): void {
  const { scope } = usePortal();
  const now = useSyncExternalStore(scope.subscribe, scope.get);
  // A link that was just opened on the same page will set its own website.
  const isLink = Boolean(now.location?.query.token);
  const isDue = isOwn && !isLink && (now.linkSiteUnknown === true || !now.ownPage);
  useEffect(() => {
    if (isDue) scope.set({ ...scope.get(), ownPage: true, linkSiteUnknown: false });
  }, [scope, isDue]);
  useEffect(() => {
    if (!isOwn && scope.get().ownPage) scope.set({ ...scope.get(), ownPage: false });
  }, [scope, isOwn]);
}
