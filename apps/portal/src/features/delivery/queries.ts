import type { CallOptions } from '@careers/gateway';
import {
  getDeliverySnapshot,
  getEmployeeResume,
  queryCollections,
  queryDeliveries,
} from '@careers/gateway/contract';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';

/** Rows that a page of the personal center's lists shows. */
export const ROWS_PER_PAGE = 10;

export function deliveriesQuery(portal: Portal, pageNo: number, options?: CallOptions) {
  return methodQuery(portal, queryDeliveries, { pageNo, pageSize: ROWS_PER_PAGE }, options);
}

export function collectionsQuery(portal: Portal, pageNo: number, options?: CallOptions) {
  return methodQuery(portal, queryCollections, { pageNo, pageSize: ROWS_PER_PAGE }, options);
}

/** The resume that a delivery has sent, as it was then. */
export function snapshotQuery(portal: Portal, deliveryId: string) {
  return methodQuery(portal, getDeliverySnapshot, { id: deliveryId });
}

export function employeeResumeQuery(portal: Portal) {
  return methodQuery(portal, getEmployeeResume, {});
}
