import { useAppLocation } from '../core/app-location.ts';
import { isInternal } from '../core/is-internal.ts';
import { useAccess } from '../core/page-access.ts';
import { useStoredSession } from '../core/portal.ts';
import { useSite } from './use-site.ts';

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
