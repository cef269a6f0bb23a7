import { type CallOptions, GatewayFailure } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Portal, userOf } from './portal.ts';

/** What an answer depends on beside the param: who asks, about which site, in which language. */
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
      return data;
    },
  });
}

/** Has every answer of a method asked for again, whatever its param: what is on screen at once, the others when they are wanted. */
export function askMethodAgain(queries: QueryClient, { name }: Method): Promise<void> {
  return queries.invalidateQueries({ queryKey: [name] });
}

/** What one person asked for is neither asked nor kept under the session of another. */
function refuseOther({ session }: Portal, user: string | undefined, { name }: Method): void {
  if (userOf(session) !== user) throw new GatewayFailure('aborted', '', { method: name, requestId: '' });
}

/** Drops what was answered to anybody but this person; what a visitor may know stays. */
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
