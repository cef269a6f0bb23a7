import { queryPositionDetail, querySimilarPositions } from '@careers/gateway/contract';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';
import type { TopOptions } from './queries.ts';
import type { PositionScope } from './scope.ts';

/** One position, whatever its status. */
export function positionDetailQuery(portal: Portal, id: string, scope: PositionScope = {}) {
  return methodQuery(portal, queryPositionDetail, { id, ...scope });
}

/** Loads a position ahead of its page, and sanitises its first text, which is the page's longest task. */
export async function preloadPosition(portal: Portal, id: string, scope: PositionScope): Promise<void> {
  const query = positionDetailQuery(portal, id, scope);
  await portal.queries.prefetchQuery(query);
  const position = portal.queries.getQueryData(query.queryKey);
  if (!position) return;
  const { sanitiseRichText } = await import('../../core/rich-text/sanitise.ts');
  sanitiseRichText(position.responsibilities);
}

/** Open positions of the same kind. */
export function similarPositionsQuery(portal: Portal, id: string, options: TopOptions = {}) {
  return methodQuery(portal, querySimilarPositions, { id, ...options });
}
