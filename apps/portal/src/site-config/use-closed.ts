import { useAppLocation } from '../core/app-location.ts';
import { isInternal } from '../core/is-internal.ts';
import { useAccess } from '../core/page-access.ts';
import { useStoredSession } from '../core/portal.ts';
import { useSite } from './use-site.ts';

/**
 * Whether the page is of an internal site that does not let the person in; links by mail have a door of their own. A share
 * says itself which website it is of: until it has, the one that is known closes nothing.
 */
export function useClosed(): boolean {
  const { data: site } = useSite();
  const { ifHomapageAuthFlag, shareWebsiteId } = useStoredSession();
  const { path, query } = useAppLocation();
  const access = useAccess();
  if (path === '/positionshare' && query.websiteId !== shareWebsiteId) return false;
  return isInternal(site) && ifHomapageAuthFlag !== '1' && access !== 'public' && access !== 'link';
}
