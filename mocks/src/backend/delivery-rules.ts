import type { StoredDelivery, WorldState } from '../domain/state.ts';
import { leavesRoom } from '../process/process.ts';

/** The one active delivery of an account to a position, if there is one (decision 6.6). */
export function activeDelivery(
  state: WorldState,
  accountId: string,
  positionId: string,
): StoredDelivery | undefined {
  return state.deliveries.find(
    (delivery) =>
      delivery.accountId === accountId && delivery.positionId === positionId && !leavesRoom(delivery.process),
  );
}
