import type { Arrival } from '../../core/navigation/arrival.ts';
import { enterShare } from '../../share/enter-share.ts';
import { preloadPosition } from './detail-queries.ts';
import { scopeOf } from './scope.ts';

/**
 * Loads the share that a position is opened from, then starts to load the position itself, also on preload; the page shows its own
 * skeleton meanwhile.
 * @throws a redirect to the same page on the share's website, when the address names another.
 */
export async function enterPosition({ portal, query, preload }: Arrival): Promise<void> {
  if (!preload) await enterShare(portal, query);
  // The page asks again, and shows a failure.
  if (query.id) preloadPosition(portal, query.id, scopeOf(query)).catch(() => {});
}
