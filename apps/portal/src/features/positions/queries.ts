import {
  queryBrands,
  queryHotPositions,
  queryHotWords,
  queryLatestPositions,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { methodQuery } from '../../app/method-query.ts';
import type { Portal } from '../../app/portal.ts';
import type { ListParam } from './list-param.ts';
import type { PositionScope } from './scope.ts';

/** Positions with counts per facet. */
export function positionListQuery(portal: Portal, param: ListParam) {
  return methodQuery(portal, queryPositionList, param);
}

/** One position, whatever its status. */
export function positionDetailQuery(portal: Portal, id: string, scope: PositionScope = {}) {
  return methodQuery(portal, queryPositionDetail, { id, ...scope });
}

/** Open positions of the same kind. */
export function similarPositionsQuery(portal: Portal, id: string, options: TopOptions = {}) {
  return methodQuery(portal, querySimilarPositions, { id, ...options });
}

interface TopOptions {
  /** 1 to 20; 6 unless said. */
  readonly limit?: number;
  readonly comId?: string;
}

export function hotPositionsQuery(portal: Portal, options: TopOptions = {}) {
  return methodQuery(portal, queryHotPositions, { comId: portal.place.get().comId, ...options });
}

export function latestPositionsQuery(portal: Portal, options: TopOptions = {}) {
  return methodQuery(portal, queryLatestPositions, { comId: portal.place.get().comId, ...options });
}

/** The hot search terms, in the language shown (decision 6.11). */
export function hotWordsQuery(portal: Portal) {
  return methodQuery(portal, queryHotWords, {});
}

/** The group's companies with their open positions. */
export function brandsQuery(portal: Portal) {
  return methodQuery(portal, queryBrands, {});
}
