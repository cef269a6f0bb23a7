import type { WebsiteStyle } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../core/portal.ts';
import { siteQuery, siteQueryKey } from './queries.ts';

/** The same website's configuration in another language. */
function inOtherWords({ queries }: Portal, [method, id]: ReturnType<typeof siteQueryKey>) {
  const known = queries.getQueriesData<WebsiteStyle>({ queryKey: [method, id] });
  return known.find(([, site]) => site)?.[1];
}

/**
 * The website configuration; the last known one while another language or website loads. Of a page that a link by mail
 * opened it is the link's own, and there is none until that is known.
 */
export function useSite() {
  const portal = usePortal();
  const { scope } = portal;
  // What the query depends on, and no more: a page on its way out is not drawn again.
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
