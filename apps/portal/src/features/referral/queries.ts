import type { CallOptions } from '@careers/gateway';
import { queryRecommendations } from '@careers/gateway/contract';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';
import { ROWS_PER_PAGE } from '../delivery/index.ts';

export function recommendationsQuery(portal: Portal, pageNo: number, options?: CallOptions) {
  return methodQuery(portal, queryRecommendations, { pageNo, pageSize: ROWS_PER_PAGE }, options);
}
