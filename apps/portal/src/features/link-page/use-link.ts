import { type CallOptions, GatewayFailure } from '@careers/gateway';
import type { DataOf } from '@careers/gateway/contract';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type TranslatedQuery, useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useGo } from '../../core/navigation/link.tsx';
import { useUnlessLeaving } from '../../core/navigation/unless-leaving.ts';
import { linkParam } from '../../core/portal/link-pass.ts';
import { type Portal, usePortal, userOf } from '../../core/portal/portal.ts';
import { dropWaitingToken } from '../../core/portal/waiting-token.ts';
import { digest } from '../../core/session/index.ts';
import { useLast } from '../../core/use-last.ts';
import type { LinkMethod } from './link-answer.ts';
import { keepLinkToken, type LinkKind, readLinkToken } from './link-token.ts';
import { useLinkSite } from './use-link-site.ts';

/**
 * The query of a link, in the language shown. Its key has no website, since the token alone decides about that, and a person only if
 * the method needs a login: then the answer is one person's.
 */
export function linkQuery<M extends LinkMethod>(
  portal: Portal,
  method: M,
  token: string,
  options?: Omit<CallOptions, 'signal'>,
) {
  const locale = portal.languages.locale();
  const person = method.access === 'session' ? { user: userOf(portal.session) } : {};
  const askParam = () => linkParam(portal.tab, token);
  return queryOptions<DataOf<M>>({
    queryKey: [method.name, { locale, ...person }, token],
    // `boot.ts` has asked for the first answer, but without a pass.
    initialData: () => (askParam().pass ? undefined : portal.boot.takeIfHere(method, token, locale)),
    queryFn: async ({ signal }) => {
      const param = askParam();
      const early = !param.pass && (await portal.boot.take(method, token, locale).catch(unlessRefused));
      return early || portal.gateway.call(method, param as never, { ...options, signal });
    },
    // Not cached: an answer in a language that was shown before may be outdated, locked or still open.
    gcTime: 0,
  });
}

/** Throws a refusal: another call would be refused too. After any other failure of the early call the link is asked again (decision 0132). */
function unlessRefused(error: unknown): undefined {
  if (error instanceof GatewayFailure && error.kind === 'business') throw error;
}

/** A link that the page was opened by. */
interface Link<M extends LinkMethod> {
  /** Undefined if neither the address nor the tab has one. */
  readonly token: string | undefined;
  readonly query: TranslatedQuery<DataOf<M>>;
  readonly queryKey: QueryKey;
}

/**
 * Queries the state of the link that opened a page; opening it changes nothing (decision 5.12). With the answer the page takes the
 * link's website, and the token is removed from the address and the history.
 */
export function useLink<M extends LinkMethod>(kind: LinkKind, method: M): Link<M> {
  const portal = usePortal();
  const { tab } = portal;
  const location = useAppLocation();
  const { path, query: search } = location;
  const go = useGo();
  const read = readLinkToken(tab, kind, location);
  const last = useLast(read);
  // The browser may clear what the tab has kept while the page is open: what is typed there is not lost for that.
  const token = read ?? (last && digest(last) === location.link ? last : undefined);
  const { queryKey, ...options } = linkQuery(portal, method, token ?? '');
  const query = useTranslatedQuery<DataOf<M>>({ ...options, queryKey, enabled: token !== undefined });
  const site = query.data?.homepageConfigId;
  const answered = query.data !== undefined;

  useLinkSite(answered || token === undefined, site);
  useEffect(() => {
    if (!answered || !token) return;
    keepLinkToken(tab, kind, token);
    dropWaitingToken(tab, path);
  }, [answered, tab, kind, token, path]);
  const isKept = search.token === undefined && location.link !== undefined;
  useUnlessLeaving(answered && !isKept && token, () => {
    if (!token) return;
    const { token: _token, ...rest } = search;
    void go(path, rest, { replace: true, link: keepLinkToken(tab, kind, token) });
  });

  return { token, query, queryKey };
}
