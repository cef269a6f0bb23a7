import type { Portal } from '../../core/portal/portal.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { hotPositionsQuery, latestPositionsQuery } from '../positions/index.ts';
import { CARDS_SHOWN } from './cards-shown.ts';

/**
 * Starts the query of the first list of positions before the homepage is rendered, while its words are loaded, if the site's
 * configuration is there already. A failure is left to the block.
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
