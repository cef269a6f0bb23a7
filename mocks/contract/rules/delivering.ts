import {
  type Delivery,
  deliverResume,
  getDelivery,
  queryDeliveries,
  revokeDelivery,
} from '@careers/gateway/contract';
import type { Probe } from '@careers/gateway/reference';

export const deliver = (probe: Probe, positionId: string, idempotencyKey = probe.newKey()) =>
  probe.call(deliverResume, { positionId, source: 'resume', idempotencyKey });

export const revoke = (probe: Probe, id: string, idempotencyKey = probe.newKey()) =>
  probe.call(revokeDelivery, { id, idempotencyKey });

export const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** All deliveries of a person, newest first: an account that a suite has used has hundreds that were withdrawn. */
export async function allDeliveries(probe: Probe): Promise<readonly Delivery[]> {
  const rows: Delivery[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const page = await probe.call(queryDeliveries, { pageNo, pageSize: 100 });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** A delivery of the candidate, and the function that withdraws it. */
export async function delivered<P extends Probe>(
  probe: P,
  use: (candidate: P, made: Delivery) => Promise<void>,
): Promise<void> {
  const candidate = await probe.another('candidate');
  const made = await deliver(candidate, await candidate.position('open'));
  await use(candidate, made);
  const { revocable } = await candidate.call(getDelivery, { id: made.id });
  if (revocable) await revoke(candidate, made.id);
}
