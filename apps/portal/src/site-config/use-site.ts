import type { WebsiteStyle } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import { siteQuery, siteQueryKey } from './queries.ts';

/** The same website's configuration in another language. */
function inOtherWords({ queries }: Portal, [method, id]: ReturnType<typeof siteQueryKey>) {
  const known = queries.getQueriesData<WebsiteStyle>({ queryKey: [method, id] });
  return known.find(([, site]) => site)?.[1];
}

/**
 * The website configuration; while another language or website loads, the last known one. On a link page it is the link's website's,
 * and undefined until that is known.
 */
export function useSite() {
  const portal = usePortal();
  const { scope } = portal;
  // Only what the query depends on: a page that is being left must not render again for every change of the scope.
  useLingui();
  useSyncExternalStore(scope.subscribe, () => {
    const { websiteId, comId, linkSiteUnknown } = scope.get();
    return `${websiteId} ${comId} ${linkSiteUnknown}`;
  });
  const { linkSiteUnknown } = scope.get();
  const { queryKey, ...query } = siteQuery(portal);
  return useQuery({
    ...query,
    queryKey: linkSiteUnknown ? siteQueryKey('', portal.languages.locale()) : queryKey,
    enabled: !linkSiteUnknown,
    placeholderData: (previous) =>
      linkSiteUnknown ? undefined : (previous ?? inOtherWords(portal, queryKey)),
  });
}
