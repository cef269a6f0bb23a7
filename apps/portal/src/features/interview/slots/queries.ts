import type { CallOptions } from '@careers/gateway';
import { queryInterviewerWeek, querySlots } from '@careers/gateway/contract';
import { methodQuery } from '../../../core/calls/method-query.ts';
import type { Portal } from '../../../core/portal/portal.ts';

/** The times to choose from, of one delivery if its id is given. */
export function slotsQuery(portal: Portal, deliveryId: string | undefined, options?: CallOptions) {
  return methodQuery(portal, querySlots, deliveryId === undefined ? {} : { deliveryId }, options);
}

/** The interviewer's week that begins on a day. */
export function weekQuery(portal: Portal, from: string, options?: CallOptions) {
  return methodQuery(portal, queryInterviewerWeek, { from }, options);
}
