import {
  type DataOf,
  getSysConfigInfo,
  loadWebsiteStyle,
  queryContactInfoConfig,
  queryRobotConfig,
} from '@careers/gateway/contract';
import { queryOptions } from '@tanstack/react-query';
import { methodQuery } from '../../app/method-query.ts';
import type { Portal } from '../../app/portal.ts';

/** Where the configuration of a site in a language is kept. */
export function siteQueryKey(websiteId: string, locale: string) {
  return [loadWebsiteStyle.name, websiteId, locale] as const;
}

/** The website configuration; the first one was asked for before the bundle ran. */
export function siteQuery(portal: Portal) {
  const { websiteId } = portal.place.get();
  const locale = portal.languages.locale();
  return queryOptions({
    queryKey: siteQueryKey(websiteId, locale),
    queryFn: async ({ signal }) => {
      const early = await portal.boot.take(websiteId, locale).catch(() => undefined);
      return early ?? portal.gateway.call(loadWebsiteStyle, { id: websiteId }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Which languages are switched on; what was known stays while it is asked again in another language. */
export function languagesQuery(portal: Portal) {
  return {
    ...methodQuery(portal, getSysConfigInfo, {}),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous: DataOf<typeof getSysConfigInfo> | undefined) => previous,
  };
}

export function robotQuery(portal: Portal) {
  return methodQuery(portal, queryRobotConfig, { id: portal.place.get().websiteId });
}

export function contactQuery(portal: Portal) {
  return methodQuery(portal, queryContactInfoConfig, { id: portal.place.get().websiteId });
}
