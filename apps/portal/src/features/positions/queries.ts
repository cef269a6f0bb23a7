import {
  queryBrands,
  queryHotPositions,
  queryHotWords,
  queryLatestPositions,
  queryPositionList,
} from '@careers/gateway/contract';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';
import type { ListParam } from './list-param.ts';

/** Positions with counts per facet. */
export function positionListQuery(portal: Portal, param: ListParam) {
  return methodQuery(portal, queryPositionList, param);
}

export interface TopOptions {
  /** 1 to 20; 6 by default. */
  readonly limit?: number;
  readonly comId?: string;
}

export function hotPositionsQuery(portal: Portal, options: TopOptions = {}) {
  return methodQuery(portal, queryHotPositions, { comId: portal.scope.get().comId, ...options });
}

export function latestPositionsQuery(portal: Portal, options: TopOptions = {}) {
  return methodQuery(portal, queryLatestPositions, { comId: portal.scope.get().comId, ...options });
}

/** The hot search terms, in the language shown (decision 6.11). */
export function hotWordsQuery(portal: Portal) {
  return methodQuery(portal, queryHotWords, {});
}

/** The group's companies with their open positions. */
export function brandsQuery(portal: Portal) {
  return methodQuery(portal, queryBrands, {});
}
