import type { QueryClient } from '@tanstack/react-query';

/** Fetches all that has failed on screen again, and is not being fetched yet: what failed together mostly has one cause. */
export function tryFailedAgain(queries: QueryClient): void {
  void queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
  });
}
