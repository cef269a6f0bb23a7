import * as delivery from './delivery.ts';
import { exampleInstant, examplePosition } from './examples.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';

const { deliverResume, getDelivery, queryDeliveries, revokeDelivery } = delivery;

/** Nobody has it. */
const UNKNOWN_ID = 'delivery-of-nobody';

const exampleDelivery: delivery.Delivery = {
  id: 'delivery-1',
  position: examplePosition,
  deliveredAt: exampleInstant,
  status: 'delivered',
  statusLabel: 'Applied',
  timeline: [{ stage: 'delivered', label: 'Applied', at: exampleInstant }],
  snapshotId: 'snapshot-1',
  revocable: true,
};

const exampleKey = '5f0c2a52-6c1f-4a52';

const deliver = (probe: Probe, positionId: string) =>
  probe.call(deliverResume, { positionId, source: 'resume', idempotencyKey: probe.newKey() });

const revoke = (probe: Probe, id: string) =>
  probe.call(revokeDelivery, { id, idempotencyKey: probe.newKey() });

/** The candidate's new delivery to an open position. */
async function delivered(probe: Probe): Promise<delivery.Delivery> {
  await probe.login('candidate');
  return deliver(probe, await probe.position('open'));
}

export const deliveryReference: ReferenceOf<typeof delivery> = {
  deliverResume: {
    summary: 'Applies for an open position with the resume; one active delivery a position.',
    example: {
      param: { positionId: examplePosition.id, source: 'resume', idempotencyKey: exampleKey },
      data: exampleDelivery,
    },
    success: recipe((probe) => delivered(probe)),
    reasons: {
      positionUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return deliver(probe, '0');
      }),
      incomplete: recipe(async (probe) => {
        await probe.login('newcomer');
        return deliver(probe, await probe.position('open'));
      }),
      duplicate: recipe(async (probe) => {
        const { position } = await delivered(probe);
        return deliver(probe, position.id);
      }),
      closed: needing(['positions-by-status'], async (probe) => {
        await probe.login('candidate');
        return deliver(probe, await probe.position('closed'));
      }),
      delisted: needing(['positions-by-status'], async (probe) => {
        await probe.login('candidate');
        return deliver(probe, await probe.position('delisted'));
      }),
    },
    also: {
      'takes a position again whose delivery was revoked': recipe(async (probe) => {
        const { id, position } = await delivered(probe);
        await revoke(probe, id);
        return deliver(probe, position.id);
      }),
    },
  },

  queryDeliveries: {
    summary: 'The candidate’s deliveries, newest first.',
    example: { param: { pageNo: 1, pageSize: 10 }, data: { total: 1, rows: [exampleDelivery] } },
    success: recipe(async (probe) => {
      const { id } = await delivered(probe);
      const { rows, total } = await probe.call(queryDeliveries, {});
      if (rows[0]?.id !== id || total < 1) throw new Error('the newest delivery does not stand first');
    }),
    reasons: {},
  },

  getDelivery: {
    summary: 'One delivery with its timeline.',
    example: { param: { id: exampleDelivery.id }, data: exampleDelivery },
    success: recipe(async (probe) => {
      const { id } = await delivered(probe);
      return probe.call(getDelivery, { id });
    }),
    reasons: {
      deliveryUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return probe.call(getDelivery, { id: UNKNOWN_ID });
      }),
    },
    also: {
      'is nobody else’s to see': recipe(async (probe) => {
        const { id } = await delivered(probe);
        await probe.login('newcomer');
        const seen = await probe.call(getDelivery, { id }).catch(() => undefined);
        if (seen) throw new Error('another person’s delivery was answered');
      }),
    },
  },

  revokeDelivery: {
    summary: 'Takes a delivery back, as long as there is no offer.',
    example: {
      param: { id: exampleDelivery.id, idempotencyKey: exampleKey },
      data: { ...exampleDelivery, status: 'revoked', statusLabel: 'Withdrawn', revocable: false },
    },
    success: recipe(async (probe) => {
      const { status } = await revoke(probe, (await delivered(probe)).id);
      if (status !== 'revoked') throw new Error(`it is ${status}`);
    }),
    reasons: {
      deliveryUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return revoke(probe, UNKNOWN_ID);
      }),
      notRevocable: recipe(async (probe) => {
        const { id } = await delivered(probe);
        await revoke(probe, id);
        return revoke(probe, id);
      }),
    },
  },
};
