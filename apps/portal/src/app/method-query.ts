import type { CallOptions } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Portal } from './portal.ts';

/** What an answer depends on beside the param: who asks, about which site, in which language. */
export function queryScope(portal: Portal) {
  return {
    locale: portal.languages.locale(),
    site: portal.place.get().websiteId,
    // Whose session it is or was: an expiry must not take away the page that somebody is typing in.
    user: portal.session.get().userInfo?.userid,
  };
}

/** A query for one method of the contract, keyed by language, site, user, method and param. */
export function methodQuery<M extends Method>(
  portal: Portal,
  method: M,
  param: ParamOf<M>,
  options?: Omit<CallOptions, 'signal'>,
) {
  return queryOptions<DataOf<M>>({
    queryKey: [method.name, queryScope(portal), param],
    queryFn: ({ signal }) => portal.gateway.call(method, param, { ...options, signal }),
  });
}
