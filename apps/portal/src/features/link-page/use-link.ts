import { GatewayFailure } from '@careers/gateway';
import type { DataOf } from '@careers/gateway/contract';
import { type QueryKey, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppLocation } from '../../core/app-location.ts';
import { useGo } from '../../core/link.tsx';
import { linkParam } from '../../core/link-pass.ts';
import { type Portal, usePortal } from '../../core/portal.ts';
import { useUnlessLeaving } from '../../core/unless-leaving.ts';
import type { LinkMethod } from './link-answer.ts';
import { keepLinkToken, type LinkKind, readLinkToken } from './link-token.ts';
import { useLinkSite } from './use-link-site.ts';

/** What a link answers in the language shown. The link says who asks and about which site: nothing else does. */
export function linkQuery<M extends LinkMethod>(portal: Portal, method: M, token: string) {
  const locale = portal.languages.locale();
  const askParam = () => linkParam(portal.tab, token);
  return queryOptions<DataOf<M>>({
    queryKey: [method.name, locale, token],
    // The first answer was asked for before the bundle ran, by who knows of no pass.
    initialData: () => (askParam().pass ? undefined : portal.boot.takeIfHere(method, token, locale)),
    queryFn: async ({ signal }) => {
      const param = askParam();
      const early = !param.pass && (await portal.boot.take(method, token, locale).catch(unlessRefused));
      return early || portal.gateway.call(method, param as never, { signal });
    },
    // What a link says is of the moment: a language that was shown before may be locked in the cache, or still open.
    gcTime: 0,
    // In another language it stays until the words are there, and with it what was typed.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === token ? (previous as undefined) : undefined,
  });
}

/** A refusal is the answer that another call would be given too; whatever else went wrong early is as if nothing had been asked. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof GatewayFailure && error.kind === 'business') throw error;
}

/** A link that the page was opened by. */
export interface Link<M extends LinkMethod> {
  /** Undefined where the address has none and the tab knows of none. */
  readonly token: string | undefined;
  readonly query: UseQueryResult<DataOf<M>>;
  readonly queryKey: QueryKey;
}

/**
 * Asks the state of the link that opened a page; to open it changes nothing (decision 5.12). With the answer the page
 * becomes the link's own website's, and the token leaves the address and the history.
 */
export function useLink<M extends LinkMethod>(kind: LinkKind, method: M): Link<M> {
  const portal = usePortal();
  const { tab } = portal;
  const location = useAppLocation();
  const { path, query: search } = location;
  const go = useGo();
  const token = readLinkToken(tab, kind, location);
  const { queryKey, ...options } = linkQuery(portal, method, token ?? '');
  const query = useQuery({ ...options, queryKey, enabled: token !== undefined });
  const site = query.data?.homepageConfigId;
  const answered = query.data !== undefined;

  useLinkSite(answered || token === undefined, site);
  useEffect(() => {
    if (answered && token) keepLinkToken(tab, kind, token);
  }, [answered, tab, kind, token]);
  const isKept = search.token === undefined && location.link !== undefined;
  useUnlessLeaving(answered && !isKept && token, () => {
    if (!token) return;
    const { token: _token, ...rest } = search;
    void go(path, rest, { replace: true, link: keepLinkToken(tab, kind, token) });
  });

  return { token, query, queryKey };
}
