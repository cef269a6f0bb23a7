import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { positionSummary } from './positions.ts';
import { resumeView } from './resume-view.ts';
import { fileRef, idempotencyKey, instant, nothing, number, page, word } from './shapes.ts';

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
  // The label is the server's; what can be done with it, `revocable` and `nextAction` say.
  status: word(deliveryStatuses, 'screening'),
  statusLabel: v.string(),
  timeline: v.array(
    v.object({ stage: v.string(), label: v.string(), at: instant, note: v.optional(v.string()) }),
  ),
  snapshotId: v.string(),
  revocable: v.boolean(),
  /** `link`: the portal's route, or its whole address as mails have it. */
  nextAction: v.optional(v.object({ label: v.string(), link: v.string() })),
});
export type Delivery = v.InferOutput<typeof delivery>;

/** What is sent: the resume as it stands, the directory's resume of an employee, or a file in a quick submission. */
export const deliverySources = ['resume', 'employee', 'quick'] as const;
export type DeliverySource = (typeof deliverySources)[number];

/**
 * Delivers to a position; one active delivery a position (decision 6.6). `resume` has to be complete, and so has `quick`
 * without a file; with one, name and contacts are enough, and of the resume the basics alone are sent. `employee` sends
 * the directory's resume as it is. A `fileId` is a file that the session has uploaded, of a resume attachment's format
 * and size, and goes along with any of them. What was sent stays as it was (`getDeliverySnapshot`), whatever is written
 * later.
 */
export const deliverResume = defineMethod({
  name: 'deliverResume',
  groups: ['rm.delivery'],
  access: 'session',
  siteBound: true,
  submit: true,
  param: v.object({
    positionId: v.string(),
    source: v.picklist(deliverySources),
    fileId: v.optional(v.string()),
    idempotencyKey,
  }),
  data: delivery,
  reasons: [
    'positionUnknown',
    'incomplete',
    'duplicate',
    'closed',
    'delisted',
    'noEmployeeResume',
    'fileUnknown',
    'fileTooLarge',
    'fileWrongFormat',
  ],
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

/** What a delivery sent, as it was then. */
export const getDeliverySnapshot = defineMethod({
  name: 'getDeliverySnapshot',
  groups: ['rm.delivery'],
  access: 'session',
  param: v.object({ id: v.string() }),
  data: v.object({ source: v.picklist(deliverySources), view: resumeView, file: v.optional(fileRef) }),
  reasons: ['deliveryUnknown'],
});

/** The directory's resume of an employee, to be looked at before it is delivered (section 2). */
export const getEmployeeResume = defineMethod({
  name: 'getEmployeeResume',
  groups: ['rm.delivery'],
  access: 'session',
  siteBound: true,
  param: nothing,
  data: resumeView,
  reasons: ['noEmployeeResume'],
});

/** Takes a delivery back; refused once an offer exists. */
export const revokeDelivery = defineMethod({
  name: 'revokeDelivery',
  groups: ['rm.delivery'],
  access: 'session',
  submit: true,
  param: v.object({ id: v.string(), idempotencyKey }),
  data: delivery,
  reasons: ['deliveryUnknown', 'alreadyRevoked', 'notRevocable'],
});
