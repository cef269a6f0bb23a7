import type { Portal } from '../../core/portal.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { hotPositionsQuery, latestPositionsQuery } from '../positions/index.ts';
import { CARDS_SHOWN } from './cards-shown.ts';

/**
 * Asks for the first list of positions while the homepage's words are on their way and before it is drawn, when the
 * site's configuration has already come. Whatever goes wrong is met again by the block itself.
 */
export function askEarly(portal: Portal): void {
  const site = portal.queries.getQueryData(siteQuery(portal).queryKey);
  const first = site?.websiteHomepage.blocks.find(
    ({ kind, visible, style }) =>
      visible && (kind === 'hot' || kind === 'latest') && !style?.includes('compact'),
  );
  if (!first) return;
  const listQuery = first.kind === 'hot' ? hotPositionsQuery : latestPositionsQuery;
  void portal.queries.prefetchQuery(listQuery(portal, { limit: CARDS_SHOWN }));
}
