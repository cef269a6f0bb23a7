import { usePortal } from '../core/portal.ts';
import { keptSign, lookKey, type SiteSign, signOf } from './kept-look.ts';
import { useSite } from './use-site.ts';

/** The website's name and mark; those of an earlier visit while its configuration is not here, and where it does not come. */
export function useSign(): SiteSign | undefined {
  const portal = usePortal();
  const { data: site } = useSite();
  return site ? signOf(site) : keptSign(portal.device, lookKey(portal));
}
