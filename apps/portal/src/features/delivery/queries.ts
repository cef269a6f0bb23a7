import { type CallOptions, GatewayFailure } from '@careers/gateway';
import {
  getDeliverySnapshot,
  getEmployeeResume,
  queryCollections,
  queryDeliveries,
  type ResumeView,
} from '@careers/gateway/contract';
import type { QueryFunctionContext } from '@tanstack/react-query';
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

/** The resume of the directory; null for employees whom the directory has none of, which is an answer too. */
export function employeeResumeQuery(portal: Portal) {
  const { queryKey, queryFn } = methodQuery(portal, getEmployeeResume, {});
  return {
    queryKey,
    queryFn: async (context: QueryFunctionContext): Promise<ResumeView | null> => {
      try {
        return (await queryFn?.(context)) ?? null;
      } catch (error) {
        if (error instanceof GatewayFailure && error.reason === 'noEmployeeResume') return null;
        throw error;
      }
    },
  };
}
