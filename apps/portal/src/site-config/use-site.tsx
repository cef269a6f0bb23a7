import type { WebsiteStyle } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import { siteQuery, siteQueryKey } from './queries.ts';

/** The same website's configuration in another language. */
function inOtherWords({ queries }: Portal, [method, id]: ReturnType<typeof siteQueryKey>) {
  const known = queries.getQueriesData<WebsiteStyle>({ queryKey: [method, id] });
  return known.find(([, site]) => site)?.[1];
}

type SiteState = ReturnType<typeof useSiteQuery>;

const SiteContext = createContext<SiteState | undefined>(undefined);

/** Observes the website configuration once for all who read it: an observer for each row of a list would cost more than the row. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  return <SiteContext value={useSiteQuery()}>{children}</SiteContext>;
}

/**
 * The website configuration; while another language or website loads, the last known one, and where another language cannot be had,
 * the one in the former. On a link page it is the link's website's, and undefined until that is known.
 */
export function useSite(): SiteState {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it');
  return site;
}

function useSiteQuery() {
  const portal = usePortal();
  const { scope } = portal;
  // Only what the query depends on: nothing may render again for every change of the scope.
  useLingui();
  useSyncExternalStore(scope.subscribe, () => {
    const { websiteId, comId, linkSiteUnknown } = scope.get();
    return `${websiteId} ${comId} ${linkSiteUnknown}`;
  });
  const { linkSiteUnknown } = scope.get();
  const { queryKey, ...query } = siteQuery(portal);
  const { data, error, isPending, isLoading, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    queryKey: linkSiteUnknown ? siteQueryKey('', portal.languages.locale()) : queryKey,
    enabled: !linkSiteUnknown,
    placeholderData: (previous) =>
      linkSiteUnknown ? undefined : (previous ?? inOtherWords(portal, queryKey)),
  });
  const stays = data === undefined && error !== null ? inOtherWords(portal, queryKey) : undefined;
  return useMemo(
    () => ({
      data: data ?? stays,
      error,
      isPending,
      isLoading,
      isFetching,
      isPlaceholderData,
      refetch,
      /** Whether the configuration is in the former language, because it could not be had in the one shown. */
      isUntranslated: stays !== undefined,
    }),
    [data, stays, error, isPending, isLoading, isFetching, isPlaceholderData, refetch],
  );
}
