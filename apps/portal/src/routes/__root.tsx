import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { runGuard } from '../app/run-guard.ts';
import { appLocationOf } from '../core/app-location.ts';
import type { RouterContext } from '../core/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  beforeLoad: ({ context, location, cause }) => {
    runGuard({ ...context, location, preload: cause === 'preload' });
    return { location: appLocationOf(location) };
  },
  component: Outlet,
});
