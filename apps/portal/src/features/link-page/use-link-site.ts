import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../../core/portal/portal.ts';

/**
 * Sets the page's website to that of its link (look, name and language), or to the configured one if the link has none. Until the
 * link has answered, the website is unknown.
 */
export function useLinkSite(known: boolean, site: string | undefined): void {
  const { scope, config } = usePortal();
  const isUnknown = useSyncExternalStore(scope.subscribe, () => scope.get().linkSiteUnknown);
  const websiteId = site ?? config.websiteId;
  useEffect(() => {
    if (known && isUnknown) scope.set({ ...scope.get(), websiteId, linkSiteUnknown: false });
  }, [scope, known, websiteId, isUnknown]);
}
