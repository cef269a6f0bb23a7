import { createRouter } from '@tanstack/react-router';
import { createRouteHistory } from '../core/hash-history.ts';
import { accessOfPath, spellingOfPath } from '../core/page-access.ts';
import type { Portal } from '../core/portal.ts';
import { RouteError } from '../core/route-error.tsx';
import type { RouterContext } from '../core/router-context.ts';
import { parseSearch, stringifySearch } from '../core/search.ts';
import type { PageAccess } from '../core/session/index.ts';
import { lazyPage } from './lazy-page.ts';
import { routeTree } from './route-tree.ts';

/** So long the first page of a visit may be on its way before the router shows that it is. */
const PENDING_MS = 150;

/** The router of one mounted portal. `scroller` is what it is mounted in, for hosts that scroll it by itself. */
export function createPortalRouter(portal: Portal, scroller: HTMLElement) {
  const accessOf = (path: string): PageAccess => accessOfPath(router, path);
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
    // `rememberScroll` brings pages back to where they were left; the router begins new ones at the top.
    scrollRestoration: false,
    scrollToTopSelectors: ['window', () => scroller],
    defaultNotFoundComponent: lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
    defaultErrorComponent: RouteError,
  });
  return router;
}

/** From the second page on, the last one stands until the next is there: the frame shows that it is on its way. */
export function keepPageUntilNext(router: PortalRouter): void {
  router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
