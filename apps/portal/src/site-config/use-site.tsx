import type { WebsiteStyle } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import { useHasBeen } from '../core/use-has-been.ts';
import { siteQuery, siteQueryKey } from './queries.ts';

/** The same website's configuration in any language. */
function inOtherWords({ queries }: Portal, [method, id]: ReturnType<typeof siteQueryKey>) {
  const known = queries.getQueriesData<WebsiteStyle>({ queryKey: [method, id] });
  return known.find(([, site]) => site)?.[1];
}

type Observed = ReturnType<typeof useSiteQuery>;

const SiteContext = createContext<Observed | undefined>(undefined);

/** Observes the website configuration once for all who read it: an observer for each row of a list would cost more than the row. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  return <SiteContext value={useSiteQuery()}>{children}</SiteContext>;
}

/**
 * The website configuration; while another language loads, and where that cannot be had, the one in the former. While another website
 * loads, whoever has shown the last one goes on with it, such as the header and a page that is being left. On a link page it is the
 * link's website's, and undefined until that is known.
 */
export function useSite() {
  const observed = useContext(SiteContext);
  if (!observed) throw new Error('useSite needs a SiteProvider around it');
  const { site, last } = observed;
  const hasShown = useHasBeen(site.data !== undefined);
  return hasShown ? last : site;
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
  const isOfOther = isPlaceholderData && inOtherWords(portal, queryKey) === undefined;
  return useMemo(() => {
    const last = {
      data: data ?? stays,
      error,
      isPending,
      isLoading,
      isFetching,
      isPlaceholderData,
      refetch,
      /** Whether the configuration is in the former language, because it could not be had in the one shown. */
      isUntranslated: stays !== undefined,
    };
    const site = isOfOther
      ? { ...last, data: undefined, isPending: true, isLoading: true, isPlaceholderData: false }
      : last;
    return { site, last };
  }, [data, stays, error, isPending, isLoading, isFetching, isPlaceholderData, isOfOther, refetch]);
}
