import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** The cache of what the gateway answered. */
export class PortalQueries extends QueryClient {
  constructor() {
    super({
      defaultOptions: {
        // Being offline is a failure like any other, shown at once: no query waits for the connection and is sent unnoticed later.
        queries: { networkMode: 'always', retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
        mutations: { networkMode: 'always' },
      },
    });
  }

  /**
   * Fetches the queries on screen again, or those that the filters choose, because something has changed. A fetch that is under way
   * was sent before the change, and its answer may be outdated: it is cancelled and sent again too. The base class would wait for
   * a query's first answer and take it for fresh.
   */
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      void query.cancel({ silent: true });
      // The component that uses the query shows the failure.
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, { cancelRefetch: false, ...options });
  }
}
