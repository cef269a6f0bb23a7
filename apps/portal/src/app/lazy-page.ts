import { lazyRouteComponent } from '@tanstack/react-router';
import { PartFailure } from '../core/part-failure.ts';

/**
 * A page whose code is fetched when it is gone to. One that could not be fetched is a part that is missing, in every build:
 * the router itself would reload the page at once, and with it what was typed.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw cause instanceof PartFailure ? cause : new PartFailure(cause);
      }),
    name,
  );
