import { useAppLocation } from '../core/navigation/app-location.ts';
import { useAccess } from '../core/navigation/page-access.ts';
import { isInternal } from '../core/portal/is-internal.ts';
import { useStoredSession } from '../core/portal/portal.ts';
import { useSite } from './use-site.tsx';

/**
 * Whether the page belongs to an internal site that the person may not see. Link pages and public pages are never closed. A share page
 * is not closed until the share has told its website.
 */
export function useClosed(): boolean {
  const { data: site } = useSite();
  const { ifHomapageAuthFlag, shareWebsiteId } = useStoredSession();
  const { path, query } = useAppLocation();
  const access = useAccess();
  if (path === '/positionshare' && query.websiteId !== shareWebsiteId) return false;
  return isInternal(site) && ifHomapageAuthFlag !== '1' && access !== 'public' && access !== 'link';
}
