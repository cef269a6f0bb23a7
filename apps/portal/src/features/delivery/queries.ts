import { queryCollections, queryDeliveries } from '@careers/gateway/contract';
import { methodQuery } from '../../core/method-query.ts';
import type { Portal } from '../../core/portal.ts';

/** Rows that a page of the personal center's lists shows. */
export const ROWS_PER_PAGE = 10;

export function deliveriesQuery(portal: Portal, pageNo: number) {
  return methodQuery(portal, queryDeliveries, { pageNo, pageSize: ROWS_PER_PAGE });
}

export function collectionsQuery(portal: Portal, pageNo: number) {
  return methodQuery(portal, queryCollections, { pageNo, pageSize: ROWS_PER_PAGE });
}
