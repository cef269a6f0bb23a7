import { getResume, queryDeliveries } from '@careers/gateway/contract';
import { methodQuery } from '../../app/method-query.ts';
import type { Portal } from '../../app/portal.ts';

/** Deliveries a page of the list shows. */
export const DELIVERIES_PER_PAGE = 10;

export function deliveriesQuery(portal: Portal, pageNo: number) {
  return methodQuery(portal, queryDeliveries, { pageNo, pageSize: DELIVERIES_PER_PAGE });
}

export function resumeQuery(portal: Portal) {
  return methodQuery(portal, getResume, {});
}
