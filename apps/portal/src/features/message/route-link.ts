import type { Query } from '../../core/navigation/app-location.ts';
import { parseSearch } from '../../core/navigation/search.ts';

/** The portal's route that a message leads to; undefined for an address outside the portal. */
export function routeLink(link: string): { readonly path: string; readonly query: Query } | undefined {
  if (!/^\/(?!\/)/.test(link)) return undefined;
  const [path = '', search = ''] = link.split('?');
  return { path, query: parseSearch(search) as Query };
}
