import { redirect } from '@tanstack/react-router';
import type { Arrival } from '../../core/navigation/arrival.ts';
import { enterShare, isShareRefused } from '../../share/enter-share.ts';
import { preloadPosition } from './detail-queries.ts';
import { scopeOf } from './scope.ts';

/**
 * Loads the share that a position is opened from, then starts to load the position itself, also on preload; the page shows its own
 * skeleton meanwhile.
 * @throws a redirect to the same page on the share's website, when the address names another; to the share's own page, which says why
 * and leads on, when the share is over.
 */
export async function enterPosition({ portal, query, preload }: Arrival): Promise<void> {
  if (!preload) {
    await enterShare(portal, query);
    const { id: _id, ...share } = query;
    if (isShareRefused(portal, query)) throw redirect({ to: '/positionshare', search: share, replace: true });
  }
  // The page asks again, and shows a failure.
  if (query.id) preloadPosition(portal, query.id, scopeOf(query)).catch(() => {});
}
