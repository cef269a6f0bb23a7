import { sharedWebsite } from '@careers/gateway/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Portal } from '../core/portal.ts';

/** What the address of a share page says of it. */
export interface ShareAddress {
  readonly ticket: string;
  readonly positionSharedType: string;
}

/** The website of a share; it depends on no other site, since it is what tells the site. */
export function sharedWebsiteQuery(portal: Portal, share: ShareAddress) {
  const locale = portal.languages.locale();
  return queryOptions({
    queryKey: [sharedWebsite.name, locale, share],
    queryFn: ({ signal }) => portal.gateway.call(sharedWebsite, share, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Asked before the page was there: its failure is shown, not tried again unseen.
    retryOnMount: false,
  });
}
