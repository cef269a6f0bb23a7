import { type CallOptions, GatewayFailure } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type Portal, userOf } from '../portal/portal.ts';
import { believeRows } from './believe-rows.ts';
import { dropRepeats } from './drop-repeats.ts';

/** The part of a query's key that every answer depends on: language, website, person. */
function queryScope(portal: Portal) {
  return {
    locale: portal.languages.locale(),
    site: portal.scope.get().websiteId,
    user: userOf(portal.session),
  };
}

/** A query for one method of the contract, keyed by language, site, user, method and param. */
export function methodQuery<M extends Method>(
  portal: Portal,
  method: M,
  param: ParamOf<M>,
  options?: Omit<CallOptions, 'signal'>,
) {
  const scope = queryScope(portal);
  return queryOptions<DataOf<M>>({
    queryKey: [method.name, scope, param],
    queryFn: async ({ signal }) => {
      refuseOther(portal, scope.user, method);
      const data = await portal.gateway.call(method, param, { ...options, signal });
      refuseOther(portal, scope.user, method);
      dropRepeats(data);
      believeRows(data, param);
      return data;
    },
  });
}

/**
 * Placeholder data for pages on which something is typed or chosen. While an answer is fetched in another language, the same
 * person's answer to the same call in the former language stays; otherwise the page would show its skeleton and lose its state.
 */
export function untilTranslated(queryKey: QueryKey) {
  return <Data>(previous: Data | undefined, query?: { readonly queryKey: QueryKey }): Data | undefined =>
    query && isSameButLanguage(query.queryKey, queryKey) ? previous : undefined;
}

/** Whether two keys are of the same call by the same person at the same website. */
export function isSameButLanguage(one: QueryKey, other: QueryKey): boolean {
  const [first, second] = [one, other].map(([name, scope, param]) =>
    hashKey([name, { ...Object(scope), locale: undefined }, param]),
  );
  return first === second;
}

/** Invalidates all answers of a method, whatever the param: those on screen are fetched at once, the others when they are used. */
export function askMethodAgain(queries: QueryClient, { name }: Method): Promise<void> {
  return queries.invalidateQueries({ queryKey: [name] });
}

/** @throws {GatewayFailure} `aborted` when somebody else is logged in than when the query was made: an answer is nobody else's. */
function refuseOther({ session }: Portal, user: string | undefined, { name }: Method): void {
  if (userOf(session) !== user) throw new GatewayFailure('aborted', '', { method: name, requestId: '' });
}

/** Drops the answers that were given to other people; answers to visitors stay. */
export function forgetOthers(queries: QueryClient, user: string | undefined): void {
  queries.removeQueries({
    predicate: ({ queryKey: [, scope] }) =>
      typeof scope === 'object' &&
      scope !== null &&
      'user' in scope &&
      scope.user !== undefined &&
      scope.user !== user,
  });
}
