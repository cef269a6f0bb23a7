import { lazyRouteComponent } from '@tanstack/react-router';
import { fetchedAsPart } from '../core/failures/part-failure.ts';

/**
 * A page whose code is fetched when it is opened. If that fails it throws a `PartFailure`, in every build: on other errors the router
 * would reload the page at once, and what was typed would be lost.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => fetchedAsPart(load()), name);
