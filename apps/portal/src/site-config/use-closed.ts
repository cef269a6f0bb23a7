import { useAppLocation } from '../core/app-location.ts';
import { useStoredSession } from '../core/portal.ts';
import { isTokenLink } from '../core/session/index.ts';
import { isInternal } from './is-internal.ts';
import { useSite } from './use-site.ts';

/** Pages of an internal site that are for everybody: the way in, and what one is asked to agree to. */
const open = ['/login', '/agreement'];

/** Whether the page is of an internal site that does not let the person in; links by mail have a door of their own. */
export function useClosed(): boolean {
  const { data: site } = useSite();
  const { ifHomapageAuthFlag } = useStoredSession();
  const { path } = useAppLocation();
  return isInternal(site) && ifHomapageAuthFlag !== '1' && !open.includes(path) && !isTokenLink(path);
}
