import { isInternal } from '../core/is-internal.ts';
import { useAccess } from '../core/page-access.ts';
import { useStoredSession } from '../core/portal.ts';
import { useSite } from './use-site.ts';

/** Whether the page is of an internal site that does not let the person in; links by mail have a door of their own. */
export function useClosed(): boolean {
  const { data: site } = useSite();
  const { ifHomapageAuthFlag } = useStoredSession();
  const access = useAccess();
  return isInternal(site) && ifHomapageAuthFlag !== '1' && access !== 'public' && access !== 'link';
}
