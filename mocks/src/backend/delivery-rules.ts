import type { DeliveryStatus } from '@careers/gateway/contract';
import type { StoredDelivery, WorldState } from '../domain/state.ts';

const ended: readonly DeliveryStatus[] = ['revoked', 'closed'];
const revocable: readonly DeliveryStatus[] = ['delivered', 'screening', 'interview'];

/** The one active delivery of an account to a position, if there is one (decision 6.6). */
export function activeDelivery(
  state: WorldState,
  accountId: string,
  positionId: string,
): StoredDelivery | undefined {
  return state.deliveries.find(
    (delivery) =>
      delivery.accountId === accountId &&
      delivery.positionId === positionId &&
      !ended.includes(delivery.status),
  );
}

/** Revoking works until an offer exists (decision 6.6). */
export function isRevocable(delivery: StoredDelivery): boolean {
  return revocable.includes(delivery.status) && !delivery.timeline.some((entry) => entry.stage === 'offer');
}

/** Moves a delivery to a stage, with its line in the timeline. */
export function moveDelivery(delivery: StoredDelivery, stage: DeliveryStatus, at: number): void {
  delivery.status = stage;
  delivery.timeline.push({ stage, at });
}
