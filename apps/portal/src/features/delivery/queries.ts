import { type CallOptions, GatewayFailure } from '@careers/gateway';
import {
  type DataOf,
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

/** Deliveries that one call asks for: as many as the contract allows. */
const DELIVERIES_AT_ONCE = 100;

type Deliveries = DataOf<typeof queryDeliveries>;

/**
 * One page of the person's deliveries. Those on which they have something to do come first, which the method cannot be asked for: so
 * all are fetched, put in order, and shown page by page (decision 0193).
 */
export function deliveriesQuery(portal: Portal, page: number, options?: CallOptions) {
  const from = (page - 1) * ROWS_PER_PAGE;
  return {
    ...allDeliveries(portal, options),
    select: ({ total, rows }: Deliveries) => {
      const waiting = rows.filter(({ nextAction }) => nextAction);
      const ordered = [...waiting, ...rows.filter(({ nextAction }) => !nextAction)];
      return { total, rows: ordered.slice(from, from + ROWS_PER_PAGE) };
    },
  };
}

/** All deliveries of the person, in as many calls as it takes. */
function allDeliveries(portal: Portal, options: CallOptions | undefined) {
  const part = (pageNo: number) =>
    methodQuery(portal, queryDeliveries, { pageNo, pageSize: DELIVERIES_AT_ONCE }, options);
  return {
    queryKey: part(1).queryKey,
    queryFn: async (context: QueryFunctionContext): Promise<Deliveries> => {
      const known = new Map<string, Deliveries['rows'][number]>();
      for (let pageNo = 1; ; pageNo++) {
        const { total = 0, rows = [] } = (await part(pageNo).queryFn?.(context)) ?? {};
        const before = known.size;
        for (const row of rows) known.set(row.id, row);
        // A page without a new row ends the list, whatever total the server says.
        if (known.size >= total || known.size === before) break;
      }
      return { total: known.size, rows: [...known.values()] };
    },
  };
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
