import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { placeOf } from '../app/place-in-app.ts';
import type { RouterContext } from '../app/router-context.ts';
import { runGuard } from '../app/run-guard.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  beforeLoad: ({ context, location, cause }) => {
    runGuard({ portal: context.portal, location, preload: cause === 'preload' });
    return { place: placeOf(location) };
  },
  component: Outlet,
});
