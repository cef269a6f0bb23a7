import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * What a route of the specification shows whose page is not built yet. Named rather than written out in each
 * route, so that all of them share one lazy component: the router's plugin splits what it can see.
 */
export const notBuilt = {
  component: lazyRouteComponent(() => import('../shell/not-built-page.tsx'), 'NotBuiltPage'),
};
