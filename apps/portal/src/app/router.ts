import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { createRouteHistory } from '../core/hash-history.ts';
import { accessOfPath, spellingOfPath } from '../core/page-access.ts';
import type { Portal } from '../core/portal.ts';
import { RouteError } from '../core/route-error.tsx';
import type { RouterContext } from '../core/router-context.ts';
import { parseSearch, stringifySearch } from '../core/search.ts';
import type { PageAccess } from '../core/session/index.ts';
import { routeTree } from './route-tree.ts';

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
    defaultPendingMs: 200,
    // `rememberScroll` brings pages back to where they were left; the router begins new ones at the top.
    scrollRestoration: false,
    scrollToTopSelectors: ['window', () => scroller],
    defaultNotFoundComponent: lazyRouteComponent(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
    defaultErrorComponent: RouteError,
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
