import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** The cache of what the gateway answered. */
export class PortalQueries extends QueryClient {
  constructor() {
    super({
      defaultOptions: {
        // Offline is a failure like any other, said at once: nothing waits for the line and goes out behind a person's back.
        queries: { networkMode: 'always', retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
        mutations: { networkMode: 'always' },
      },
    });
  }

  /**
   * Asks again for what is on screen, or what the filters name, because something has changed. What is on its way was
   * asked before that, and may say what was true then: it is given up and asked again as well. The cache itself would
   * wait for a first answer, and take it for a fresh one.
   */
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      void query.cancel({ silent: true });
      // Whoever shows it says what went wrong.
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, { cancelRefetch: false, ...options });
  }
}
