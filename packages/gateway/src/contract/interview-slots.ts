import * as v from 'valibot';
import { meeting, timeSpan } from './interview.ts';
import { defineMethod } from './method.ts';
import { askedPosition } from './requests.ts';
import { day, idempotencyKey, instant, nothing, upTo } from './shapes.ts';

const id = v.pipe(v.string(), upTo(100));

/** A time that an interviewer offers. `taken`: somebody else was quicker. */
const slot = v.object({ id: v.string(), ...timeSpan.entries, taken: v.boolean() });
export type InterviewSlot = v.InferOutput<typeof slot>;

/** An interview whose time the candidate chooses. */
const toChoose = v.object({
  deliveryId: v.string(),
  position: askedPosition,
  ...meeting,
  /** The company's zone, an IANA name. */
  companyZone: v.string(),
  /** Until when a time may be chosen. */
  deadline: instant,
  /** By time, the earliest first. */
  slots: v.array(slot),
});
export type InterviewToChoose = v.InferOutput<typeof toChoose>;

/** An interview whose time the candidate has chosen. */
const picked = v.object({
  /** The interview’s, as its link names it. */
  id: v.string(),
  position: askedPosition,
  ...meeting,
  companyZone: v.string(),
  time: timeSpan,
});
export type PickedSlot = v.InferOutput<typeof picked>;

const session = { groups: ['rm.interview'], access: 'session' } as const;

/**
 * The interviews whose time the session’s candidate is to choose, with the times to choose of; or the one of a delivery. `booked` has
 * those whose time they have chosen and which are still to come, so that a receipt is there again after a reload.
 */
export const querySlots = defineMethod({
  name: 'querySlots',
  ...session,
  param: v.object({ deliveryId: v.optional(id) }),
  data: v.object({
    interviews: v.array(toChoose),
    booked: v.optional(v.array(v.object({ deliveryId: v.string(), ...picked.entries }))),
  }),
  reasons: ['deliveryUnknown'],
});

/** Chooses a time. `slotTaken`: somebody was quicker; the refusal carries the `slots` as they are now. */
export const pickSlot = defineMethod({
  name: 'pickSlot',
  ...session,
  submit: true,
  param: v.object({ deliveryId: id, slotId: id, idempotencyKey }),
  data: picked,
  reasons: ['deliveryUnknown', 'handled', 'slotTaken', 'slotUnknown'],
});

/** Whom an interviewer meets, and for which position. */
const candidate = { deliveryId: v.string(), candidateName: v.string(), post: v.string() };

/** A time that the session’s interviewer offers, and who has taken it. */
const offeredSlot = v.object({
  id: v.string(),
  ...timeSpan.entries,
  takenBy: v.optional(v.object({ candidateName: v.string(), post: v.optional(v.string()) })),
});
export type OfferedSlot = v.InferOutput<typeof offeredSlot>;

/** The seven days from a day on, in the company’s zone: what the session’s interviewer offers, and whom they meet. */
export const queryInterviewerWeek = defineMethod({
  name: 'queryInterviewerWeek',
  ...session,
  param: v.object({ from: day }),
  data: v.object({
    companyZone: v.string(),
    slots: v.array(offeredSlot),
    /** `invited` waits for the candidate’s answer. */
    interviews: v.array(
      v.object({ ...candidate, ...meeting, time: timeSpan, state: v.picklist(['agreed', 'invited']) }),
    ),
    /** Of candidates to whom a time did not suit; of any week. */
    proposals: v.array(v.object({ ...candidate, reason: v.string(), proposals: v.array(timeSpan) })),
  }),
  reasons: ['noPermission'],
});
export type InterviewerWeek = v.InferOutput<typeof queryInterviewerWeek.data>;

/** Offers times to candidates: each to come, of at most four hours, and none over another one or an interview. */
export const offerSlots = defineMethod({
  name: 'offerSlots',
  ...session,
  submit: true,
  param: v.object({ slots: v.pipe(v.array(timeSpan), v.minLength(1), v.maxLength(50)), idempotencyKey }),
  data: v.object({ slots: v.array(offeredSlot) }),
  reasons: ['noPermission', 'slotOverlaps', 'slotInvalid'],
});

/** Takes a time back that nobody has taken. */
export const withdrawSlot = defineMethod({
  name: 'withdrawSlot',
  ...session,
  param: v.object({ slotId: id }),
  data: nothing,
  reasons: ['noPermission', 'slotUnknown', 'slotTaken'],
});
