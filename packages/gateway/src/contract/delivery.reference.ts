import * as delivery from './delivery.ts';
import { signOnDirectly } from './directory.reference.ts';
import { exampleInstant, examplePosition } from './examples.ts';
import { pdfHead } from './recommend-recipes.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { exampleResumeView } from './resume-view.reference.ts';

const {
  deliverResume,
  getDelivery,
  getDeliverySnapshot,
  getEmployeeResume,
  queryDeliveries,
  revokeDelivery,
} = delivery;

const TWENTY_MEGABYTES = 20 * 1024 * 1024;

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

/** Delivers a file, as a quick submission. */
const deliverFile = (probe: Probe, positionId: string, fileId: string) =>
  probe.call(deliverResume, { positionId, source: 'quick', fileId, idempotencyKey: probe.newKey() });

/** Delivers a file of such a beginning and size. */
const withFile = (file: { readonly name: string; readonly head: readonly number[]; readonly size: number }) =>
  needing(['files'], async (probe) => {
    await probe.login('candidate');
    const { fileId } = await probe.uploadOwn(file);
    return deliverFile(probe, await probe.position('open'), fileId);
  });

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
      noEmployeeResume: recipe(async (probe) => {
        await probe.login('candidate');
        const positionId = await probe.position('open');
        return probe.call(deliverResume, {
          positionId,
          source: 'employee',
          idempotencyKey: probe.newKey(),
        });
      }),
      fileUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return deliverFile(probe, await probe.position('open'), 'file-of-nobody');
      }),
      fileTooLarge: withFile({ name: 'large.pdf', head: pdfHead, size: TWENTY_MEGABYTES + 1 }),
      fileWrongFormat: withFile({ name: 'disguised.pdf', head: [0x4d, 0x5a, 0, 0], size: 1000 }),
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

  getDeliverySnapshot: {
    summary: 'What a delivery sent, as it was then.',
    example: {
      param: { id: exampleDelivery.id },
      data: { source: 'resume', view: exampleResumeView },
    },
    success: recipe(async (probe) => {
      const { id } = await delivered(probe);
      const { source } = await probe.call(getDeliverySnapshot, { id });
      if (source !== 'resume') throw new Error(`it was sent from ${source}`);
    }),
    reasons: {
      deliveryUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return probe.call(getDeliverySnapshot, { id: UNKNOWN_ID });
      }),
    },
  },

  getEmployeeResume: {
    summary: 'The directory’s resume of an employee, as it would be delivered.',
    example: { param: {}, data: exampleResumeView },
    success: needing(['internal-site', 'directory'], async (probe) => {
      const inside = (await probe.another()).about(probe.internalSite);
      await signOnDirectly(inside);
      return inside.call(getEmployeeResume, {});
    }),
    reasons: {
      noEmployeeResume: recipe(async (probe) => {
        await probe.login('candidate');
        return probe.call(getEmployeeResume, {});
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
      alreadyRevoked: recipe(async (probe) => {
        const { id } = await delivered(probe);
        await revoke(probe, id);
        return revoke(probe, id);
      }),
      notRevocable: needing(['links'], async (probe) => {
        await probe.linkTo('offer-pending');
        await probe.login('candidate');
        const { rows } = await probe.call(queryDeliveries, { pageSize: 50 });
        const offered = rows.find(({ status }) => status === 'offer');
        if (!offered) throw new Error('no delivery has an offer');
        return revoke(probe, offered.id);
      }),
    },
  },
};
