import { createRootRouteWithContext, createRoute, Outlet, type RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { fetchedAsPart } from '../core/failures/part-failure.ts';
import { appLocationOf, type Query } from '../core/navigation/app-location.ts';
import type { RouterContext } from '../core/navigation/router-context.ts';
import { FrameSkeleton, PageSkeleton } from '../shell/page-skeleton.tsx';
import { lazyPage } from './lazy-page.ts';
import { type PageRoute, pages } from './pages.ts';
import { runGuard } from './run-guard.ts';
import { useNoIndex } from './use-no-index.ts';

const loadCompany = () => fetchedAsPart(import('../features/company/group-portal.ts'));

/** How long a website's frame may load before its skeleton is shown. */
const FRAME_PENDING_MS = 800;

function Root() {
  useNoIndex();
  return createElement(Outlet);
}

const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>): Query => search as Query,
  beforeLoad: ({ context, location, cause }) => {
    runGuard({ ...context, location, preload: cause === 'preload' });
    return { location: appLocationOf(location) };
  },
  component: Root,
  // The skeleton is for pages whose frame is not known yet, which takes long only for a company's website. Once shown it stays until
  // the page is ready, so a slow device should not see it instead of the frame: hence the long delay.
  pendingMs: FRAME_PENDING_MS,
  pendingComponent: FrameSkeleton,
});

/** The guard redirects the root to the homepage; this route only makes it match. */
const home = createRoute({ getParentRoute: () => root, path: '/' });

const layout = lazyPage(() => import('../shell/layout.tsx'), 'Layout');

/** Pages of a website are rendered in its layout. Pages about a company first load whose website it is. */
const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: ({ context: { portal } }) => {
    fetchEarly(layout);
    return portal.scope.get().comId && loadCompany().then((company) => company.enterCompany(portal));
  },
  component: layout,
});

const linkLayout = lazyPage(() => import('../shell/link-layout.tsx'), 'LinkLayout');

/** Pages that a link by mail opens have a frame of their own, without the visitor's website. */
const byLink = createRoute({
  getParentRoute: () => root,
  id: 'link',
  beforeLoad: () => fetchEarly(linkLayout),
  component: linkLayout,
});

/** Fetches a page's code at the same time as its words. A failure is shown when the page is rendered. */
function fetchEarly(component: RouteComponent): void {
  void component.preload?.();
}

function routeOf({ path, access, words = [], component, enter }: PageRoute) {
  return createRoute({
    getParentRoute: () => (access === 'link' ? byLink : main),
    path,
    staticData: { words, ...(access && { access }) },
    beforeLoad: ({ context }) => {
      fetchEarly(component);
      return fetchedAsPart(context.portal.languages.need(...words));
    },
    ...(enter
      ? {
          loaderDeps: ({ search }) => ({ query: search as Query }),
          loader: ({ context: { portal }, deps: { query }, cause }) =>
            enter({ portal, query, preload: cause === 'preload' }),
        }
      : {}),
    component,
    pendingComponent: PageSkeleton,
  });
}

/** A page and, where the group's portal has it too, its twin. */
function routesOf(page: PageRoute) {
  const route = routeOf(page);
  return page.twin ? [route, routeOf({ ...page, path: `/complex${page.path}` })] : [route];
}

const isLinkPage = ({ access }: PageRoute) => access === 'link';
const mainPages = pages.filter((page) => !isLinkPage(page)).flatMap(routesOf);
const linkPages = pages.filter(isLinkPage).flatMap(routesOf);

export const routeTree = root.addChildren([home, main.addChildren(mainPages), byLink.addChildren(linkPages)]);
