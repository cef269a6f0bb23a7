import { useAppLocation } from '../core/navigation/app-location.ts';
import { useAccess } from '../core/navigation/page-access.ts';
import { isInternal, isKnownInternal } from '../core/portal/is-internal.ts';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { useSite } from './use-site.tsx';

/**
 * Whether the page belongs to an internal site that the person may not see. Link pages and public pages are never closed. A share page
 * is not closed until the share has told its website. While the configuration of a website is on its way, it is taken for what it
 * was at the visit before, so that nothing is shown or asked for that the person may not see (decision 0010).
 */
export function useClosed(): boolean {
  const { session, scope } = usePortal();
  const { data: site, isLoading } = useSite();
  const { ifHomapageAuthFlag, shareWebsiteId } = useStoredSession();
  const { path, query } = useAppLocation();
  const access = useAccess();
  const { websiteId, comId } = scope.get();
  if (path === '/positionshare' && query.websiteId !== shareWebsiteId) return false;
  const internal = site ? isInternal(site) : isLoading && !comId && isKnownInternal(session, websiteId);
  return internal && ifHomapageAuthFlag !== '1' && access !== 'public' && access !== 'link';
}
