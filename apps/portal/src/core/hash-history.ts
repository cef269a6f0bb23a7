import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

/**
 * The route stands behind the `#`, all of it: path, query, and what follows a second `#`. What stands before
 * the `#` belongs to whoever serves the page. (The router's own hash history mixes the two queries.)
 */
export function createRouteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () => parseHref(location.hash.slice(1) || '/', history.state),
    createHref: (href) => `${location.pathname}${location.search}#${href}`,
  });
}
