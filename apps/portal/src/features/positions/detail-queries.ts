import { queryPositionDetail, querySimilarPositions } from '@careers/gateway/contract';
import { methodQuery } from '../../app/method-query.ts';
import type { Portal } from '../../app/portal.ts';
import type { TopOptions } from './queries.ts';
import type { PositionScope } from './scope.ts';

/** One position, whatever its status. */
export function positionDetailQuery(portal: Portal, id: string, scope: PositionScope = {}) {
  return methodQuery(portal, queryPositionDetail, { id, ...scope });
}

/** Open positions of the same kind. */
export function similarPositionsQuery(portal: Portal, id: string, options: TopOptions = {}) {
  return methodQuery(portal, querySimilarPositions, { id, ...options });
}
