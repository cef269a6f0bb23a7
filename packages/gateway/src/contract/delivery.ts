import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { positionSummary } from './positions.ts';
import { idempotencyKey, instant, number, page } from './shapes.ts';

export const deliveryStatuses = [
  'delivered',
  'screening',
  'interview',
  'offer',
  'hired',
  'closed',
  'revoked',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const delivery = v.object({
  id: v.string(),
  position: positionSummary,
  deliveredAt: instant,
  status: v.picklist(deliveryStatuses),
  statusLabel: v.string(),
  timeline: v.array(
    v.object({ stage: v.string(), label: v.string(), at: instant, note: v.optional(v.string()) }),
  ),
  snapshotId: v.string(),
  revocable: v.boolean(),
  nextAction: v.optional(v.object({ label: v.string(), link: v.string() })),
});
export type Delivery = v.InferOutput<typeof delivery>;

/** Delivers the candidate's resume to a position; one active delivery a position (decision 6.6). */
export const deliverResume = defineMethod({
  name: 'deliverResume',
  groups: ['rm.delivery'],
  access: 'session',
  siteBound: true,
  submit: true,
  param: v.object({
    positionId: v.string(),
    source: v.picklist(['resume', 'employee', 'quick']),
    fileId: v.optional(v.string()),
    idempotencyKey,
  }),
  data: delivery,
  reasons: ['positionUnknown', 'incomplete', 'duplicate', 'closed', 'delisted'],
});

/** The candidate's deliveries, newest first. */
export const queryDeliveries = defineMethod({
  name: 'queryDeliveries',
  groups: ['rm.delivery'],
  access: 'session',
  param: v.object(page),
  data: v.object({ total: number, rows: v.array(delivery) }),
});

export const getDelivery = defineMethod({
  name: 'getDelivery',
  groups: ['rm.delivery'],
  access: 'session',
  param: v.object({ id: v.string() }),
  data: delivery,
  reasons: ['deliveryUnknown'],
});

/** Takes a delivery back; refused once an offer exists. */
export const revokeDelivery = defineMethod({
  name: 'revokeDelivery',
  groups: ['rm.delivery'],
  access: 'session',
  submit: true,
  param: v.object({ id: v.string(), idempotencyKey }),
  data: delivery,
  reasons: ['deliveryUnknown', 'notRevocable'],
});
