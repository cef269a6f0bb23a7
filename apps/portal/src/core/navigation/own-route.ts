import type { Query } from './app-location.ts';
import { parseUrl } from './parse-url.ts';
import { parseSearch } from './search.ts';

/**
 * The portal's route that a link of the server leads to: a link may be written from its route on, from the `#` on, or whole, as
 * mails have it. Undefined for an address outside the portal.
 *
 * @param own the address of the page
 */
export function ownRoute(
  link: string,
  own: string,
): { readonly path: string; readonly query: Query } | undefined {
  const [route = ''] = (link.startsWith('/') ? link : hashOf(link, own)).split('#');
  if (!/^\/(?![/\\])/.test(route)) return undefined;
  const [path = '', search = ''] = route.split('?');
  return { path, query: parseSearch(search) };
}

/** What stands behind the `#` of an address of this portal; empty for any other. */
function hashOf(link: string, own: string): string {
  const [to, here] = [parseUrl(link, own), parseUrl(own)];
  const isOwn =
    to && /^https?:$/.test(to.protocol) && to.host === here?.host && placeOf(to) === placeOf(here);
  return isOwn ? to.hash.slice(1) : '';
}

/** Where the portal is served, whether or not its page is named. */
const placeOf = ({ pathname }: URL) => pathname.replace(/index\.html$/, '');
