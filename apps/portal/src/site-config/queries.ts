import { GatewayFailure } from '@careers/gateway';
import {
  type DataOf,
  getSysConfigInfo,
  loadWebsiteStyle,
  queryContactInfoConfig,
  queryRobotConfig,
} from '@careers/gateway/contract';
import { returnCodes, WEBSITE_NOT_FOUND } from '@careers/gateway/wire';
import { queryOptions } from '@tanstack/react-query';
import { methodQuery } from '../core/calls/method-query.ts';
import { isInternalCategory, isKnownInternal } from '../core/portal/is-internal.ts';
import type { Portal } from '../core/portal/portal.ts';

/** The key of the configuration of a site, or of a company's own site, in one language. */
export function siteQueryKey(id: string, locale: string) {
  return [loadWebsiteStyle.name, id, locale] as const;
}

/** The website configuration; `boot.ts` has asked for the first one. */
export function siteQuery(portal: Portal) {
  const { websiteId, comId } = portal.scope.get();
  const id = comId ?? websiteId;
  const locale = portal.languages.locale();
  const ask = (signal: AbortSignal) =>
    portal.gateway
      .call(loadWebsiteStyle, { id: websiteId, ...(comId && { comId }) }, { signal })
      .catch((error: Error) => {
        if (error.message === WEBSITE_NOT_FOUND) leaveUnknownSite(portal, websiteId);
        throw error;
      });
  return queryOptions({
    queryKey: siteQueryKey(id, locale),
    queryFn: async ({ signal }) => {
      const early = await portal.boot.take(loadWebsiteStyle, id, locale).catch((failure: unknown) => {
        if (isOfOtherKind(failure))
          rememberKind(portal, websiteId, !isKnownInternal(portal.session, websiteId));
        return undefined;
      });
      const site = early ?? (await ask(signal));
      if (comId) portal.scope.rememberSite(comId, site.websiteBaseInfo.id);
      rememberKind(portal, site.websiteBaseInfo.id, isInternalCategory(site.websiteBaseInfo));
      return site;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Forgets a website that the gateway does not know; the page then goes on with the configured one. */
function leaveUnknownSite({ session, scope, config }: Portal, websiteId: string): void {
  if (session.get().websiteId === websiteId) session.set('websiteId', undefined);
  if (websiteId !== config.websiteId) scope.refuseSite(websiteId);
}

/** More than the number of sites that anybody visits. */
const INTERNAL_SITES_KEPT = 50;

/** Whether a call was refused because it went to the API groups of the other kind of website. */
function isOfOtherKind(failure: unknown): boolean {
  return failure instanceof GatewayFailure && failure.code === returnCodes.unknownMethod;
}

/** Stores whether a website is internal, for the calls that follow and for the next visit. */
function rememberKind({ session }: Portal, id: string, internal: boolean): void {
  if (isKnownInternal(session, id) === internal) return;
  const others = (session.get().internalSites ?? []).filter((one) => one !== id);
  session.set('internalSites', internal ? [...others, id].slice(-INTERNAL_SITES_KEPT) : others);
}

/** The languages that are switched on; the old answer stays while the call is repeated in another language. */
export function languagesQuery(portal: Portal) {
  return {
    ...methodQuery(portal, getSysConfigInfo, {}),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous: DataOf<typeof getSysConfigInfo> | undefined) => previous,
  };
}

export function robotQuery(portal: Portal) {
  return methodQuery(portal, queryRobotConfig, { id: portal.scope.get().websiteId });
}

export function contactQuery(portal: Portal) {
  return methodQuery(portal, queryContactInfoConfig, { id: portal.scope.get().websiteId });
}
