import { createRouter } from '@tanstack/react-router';
import { createRouteHistory } from '../core/navigation/hash-history.ts';
import { accessOfPath, spellingOfPath } from '../core/navigation/page-access.ts';
import { RouteError } from '../core/navigation/route-error.tsx';
import type { RouterContext } from '../core/navigation/router-context.ts';
import { parseSearch, stringifySearch } from '../core/navigation/search.ts';
import type { Portal } from '../core/portal/portal.ts';
import type { PageAccess } from '../core/session/index.ts';
import { lazyPage } from './lazy-page.ts';
import { routeTree } from './route-tree.ts';

/** How long the first page of a visit may load before the router shows its skeleton. */
const PENDING_MS = 150;

/** The router of one mounted portal. `scroller` is the element it is mounted in, which some hosts scroll instead of the document. */
export function createPortalRouter(portal: Portal, scroller: HTMLElement) {
  const accessOf = (path: string): PageAccess | undefined => accessOfPath(router, path);
  const spellingOf = (path: string): string => spellingOfPath(router, path);
  const router = createRouter({
    routeTree,
    history: createRouteHistory(),
    context: { portal, accessOf, spellingOf } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    // `rememberScroll` restores scroll positions; the router only scrolls new pages to the top.
    scrollRestoration: false,
    scrollToTopSelectors: ['window', () => scroller],
    defaultNotFoundComponent: lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
    defaultErrorComponent: RouteError,
  });
  // The first page of a visit is at the top already: to scroll there would make the browser lay it out before it is finished. Only
  // now, because a router that is created with this option listens to scrolling (decision 0025).
  router.options.scrollRestoration = ({ location }) => {
    router.options.scrollRestoration = false;
    return location.hash !== '';
  };
  return router;
}

/** From the second page on, the current page stays until the next is ready; `RouteProgress` shows that it loads. */
export function keepPageUntilNext(router: PortalRouter): void {
  router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
