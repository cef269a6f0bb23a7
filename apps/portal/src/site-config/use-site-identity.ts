import { usePortal } from '../core/portal/portal.ts';
import { identityOf, keptIdentity, lookKey, type SiteIdentity } from './kept-look.ts';
import { useSite } from './use-site.tsx';

/** The website's name and logo: those of an earlier visit while its configuration is loading, or if that fails. */
export function useSiteIdentity(): SiteIdentity | undefined {
  const portal = usePortal();
  const { data: site } = useSite();
  return site ? identityOf(site) : keptIdentity(portal.device, lookKey(portal));
}
