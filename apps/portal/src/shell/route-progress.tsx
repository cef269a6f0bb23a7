import { useRouterState } from '@tanstack/react-router';

/** A progress bar at the header's lower edge while the next page loads; the current page stays until then. */
export function RouteProgress() {
  const waiting = useRouterState({ select: ({ isLoading }) => isLoading });
  return waiting && <div data-fetching="" className="text-brand-text" />;
}
