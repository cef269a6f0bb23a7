import { useRouterState } from '@tanstack/react-router';

/** Moves at the header's lower edge while the next page is on its way: until then the last one stands still. */
export function RouteProgress() {
  const waiting = useRouterState({ select: ({ isLoading }) => isLoading });
  return waiting && <div data-fetching="" className="text-brand-text" />;
}
