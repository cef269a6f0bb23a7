import { queryInterviewerWeek, querySlots } from '@careers/gateway/contract';
import { methodQuery } from '../../core/method-query.ts';
import type { Portal } from '../../core/portal.ts';

/** So often the times to choose of are asked for again: somebody else may be quicker. */
const EVERY_MS = 30_000;

/** What there is to choose of; of one delivery where its id is said. */
export function slotsQuery(portal: Portal, deliveryId: string | undefined) {
  return {
    ...methodQuery(portal, querySlots, deliveryId === undefined ? {} : { deliveryId }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always' as const,
  };
}

/** The week of the interviewer that begins on a day. */
export function weekQuery(portal: Portal, from: string) {
  return methodQuery(portal, queryInterviewerWeek, { from });
}
