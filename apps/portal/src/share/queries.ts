import { sharedWebsite } from '@careers/gateway/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Portal } from '../core/portal/portal.ts';

/** The parameters of a share page's address. */
export interface ShareAddress {
  readonly ticket: string;
  readonly positionSharedType: string;
}

/** The website of a share. Its key has no website id: the answer is what tells the website. */
export function sharedWebsiteQuery(portal: Portal, share: ShareAddress) {
  const locale = portal.languages.locale();
  return queryOptions({
    queryKey: [sharedWebsite.name, locale, share],
    queryFn: ({ signal }) => portal.gateway.call(sharedWebsite, share, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // The route's loader has asked for it: the page shows that failure instead of asking again.
    retryOnMount: false,
  });
}
