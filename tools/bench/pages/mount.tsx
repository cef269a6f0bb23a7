import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest app on the portal's libraries: a query cache, a router, one route. */
export function mountFloor(Page: () => ReactNode): void {
  const rootRoute = createRootRoute();
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]) });
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
