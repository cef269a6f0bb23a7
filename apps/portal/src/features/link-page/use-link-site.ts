import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../../core/portal.ts';

/**
 * Makes the page its link's own website's, in look, name and language; the configured one's where the link is of none.
 * Until that is known the page is nobody's.
 */
export function useLinkSite(known: boolean, site: string | undefined): void {
  const { scope, config } = usePortal();
  const isUnknown = useSyncExternalStore(scope.subscribe, () => scope.get().linkSiteUnknown);
  const websiteId = site ?? config.websiteId;
  useEffect(() => {
    if (known && isUnknown) scope.set({ ...scope.get(), websiteId, linkSiteUnknown: false });
  }, [scope, known, websiteId, isUnknown]);
}
