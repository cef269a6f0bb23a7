import type { InterviewSlot, InterviewToChoose, OfferedSlot, PickedSlot } from '@careers/gateway/contract';
import { DAY, isoInstant } from '../core/clock.ts';
import { names } from '../data/names.ts';
import type { ProcessEventName } from '../domain/process-state.ts';
import type { StoredDelivery, StoredSlot } from '../domain/state.ts';
import { TransitionRefused } from '../process/engine.ts';
import { moveOn } from '../process/hiring.ts';
import { COMPANY_ZONE, interviewOf, isAgreed, ZONE_OFFSET } from '../process/interviews.ts';
import { stageOf } from '../process/process.ts';
import { evaluatorOf } from '../process/recipients.ts';
import { SAMPLE_TO_CHOOSE, sampleToChoose } from '../process/sample-to-choose.ts';
import { offererOf, overlap, SLOT_MAX, takerOf, timesOf } from '../process/slots.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { interviewIdOf, meetingOf } from './meeting.ts';
import { askedPositionOf } from './requests.ts';
import { requireInterviewer } from './require-interviewer.ts';
import { spanOf } from './span-of.ts';

export const interviewSlotResolvers = {
  querySlots: ({ deliveryId }, context) => {
    const { id } = context.requireAccount();
    const asked =
      deliveryId === undefined
        ? context.state().deliveries.filter(({ accountId }) => accountId === id)
        : [ownDelivery(context, deliveryId)];
    return {
      interviews: asked.filter(isToChoose).map((delivery) => toChoose(context, delivery)),
      booked: asked
        .filter((delivery) => isBooked(delivery, context.clock.now()))
        .map((delivery) => ({ deliveryId: delivery.id, ...picked(context, delivery) })),
    };
  },

  pickSlot: ({ deliveryId, slotId }, context) => {
    const delivery = ownDelivery(context, deliveryId);
    if (!isToChoose(delivery)) throw new BusinessError('handled');
    const slots = context.state().slots;
    const slot = slotsFor(context, delivery).find(({ id }) => id === slotId);
    if (!slot) throw new BusinessError('slotUnknown');
    if (takerOf(context.state(), slot))
      throw new BusinessError('slotTaken', { slots: freeTimes(context, delivery) });
    const time = { start: slot.start, end: slot.end };
    try {
      moveOn(context, delivery, { type: 'chooseTime', time }, 'candidate');
    } catch (error) {
      if (error instanceof TransitionRefused) throw new BusinessError('handled');
      throw error;
    }
    context.state().slots = slots.map((one) => (one === slot ? { ...slot, deliveryId: delivery.id } : one));
    return picked(context, delivery);
  },

  queryInterviewerWeek: ({ from }, context) => {
    const { id: interviewer } = requireInterviewer(context);
    const start = Date.parse(`${from}T00:00:00Z`) - ZONE_OFFSET;
    const week = { start, end: start + 7 * DAY };
    const { deliveries, slots } = context.state();
    return {
      companyZone: COMPANY_ZONE,
      slots: slots
        .filter((slot) => offererOf(slot) === interviewer && overlap(slot, week))
        .map((slot) => offered(context, slot)),
      interviews: timesOf(context.state(), interviewer)
        .filter(({ time }) => overlap(time, week))
        .map(({ delivery, time, state }) => ({
          ...candidateOf(context, delivery),
          ...meetingOf(delivery, context.locale),
          time: spanOf(time),
          state,
        })),
      proposals: deliveries.flatMap((delivery) => {
        const fate = interviewOf(delivery.process)?.fate;
        if (fate?.kind !== 'notSuitable' || evaluatorOf(delivery) !== interviewer) return [];
        const { reason, proposals } = fate;
        return [{ ...candidateOf(context, delivery), reason, proposals: proposals.map(spanOf) }];
      }),
    };
  },

  offerSlots: ({ slots }, context) => {
    const { id: interviewer } = requireInterviewer(context);
    const state = context.state();
    const times = slots.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
    const now = context.clock.now();
    if (times.some(({ start, end }) => start <= now || end <= start || end - start > SLOT_MAX))
      throw new BusinessError('slotInvalid');
    const own = state.slots.filter((slot) => offererOf(slot) === interviewer);
    const known = [...own, ...timesOf(state, interviewer).map(({ time }) => time)];
    const meets = times.some((time, at) =>
      [...known, ...times.slice(at + 1)].some((other) => overlap(time, other)),
    );
    if (meets) throw new BusinessError('slotOverlaps');
    const offeredBy = interviewer === magicAccounts.interviewer.id ? {} : { offeredBy: interviewer };
    const added: StoredSlot[] = times.map((time) => ({ id: context.newId('slot'), ...time, ...offeredBy }));
    state.slots = [...state.slots, ...added].sort((a, b) => a.start - b.start).slice(-SLOTS_KEPT);
    return { slots: added.map((slot) => offered(context, slot)) };
  },

  withdrawSlot: ({ slotId }, context) => {
    const { id: interviewer } = requireInterviewer(context);
    const state = context.state();
    const slot = state.slots.find((one) => one.id === slotId && offererOf(one) === interviewer);
    if (!slot) throw new BusinessError('slotUnknown');
    if (takerOf(state, slot)) throw new BusinessError('slotTaken');
    state.slots = state.slots.filter((one) => one !== slot);
    return {};
  },
} satisfies Partial<Resolvers>;

/** How many times a world keeps; beyond that the oldest are deleted. */
const SLOTS_KEPT = 1000;

/**
 * A delivery of the session's own account; the sample one is created when it is first asked for.
 * @throws {BusinessError} deliveryUnknown
 */
function ownDelivery(context: CallContext, deliveryId: string): StoredDelivery {
  const { id } = context.requireAccount();
  const known = context.state().deliveries.find((one) => one.id === deliveryId);
  const delivery = known ?? (deliveryId === SAMPLE_TO_CHOOSE ? sampleToChoose(context, id) : undefined);
  if (!delivery || delivery.accountId !== id) throw new BusinessError('deliveryUnknown');
  return delivery;
}

/** Whether the candidate still has to choose the time of the interview. */
function isToChoose({ process }: StoredDelivery): boolean {
  const interview = interviewOf(process);
  return interview?.fate.kind === 'invited' && interview.time === undefined;
}

/** Whether the candidate has chosen the time of the latest interview, which is still to come. */
function isBooked({ process }: StoredDelivery, now: number): boolean {
  const interview = interviewOf(process);
  const arranged = process.steps.findLast(({ event }) => arranging.includes(event));
  const isChosen = arranged?.event === 'chooseTime' && stageOf(process) === 'interview';
  return isChosen && isAgreed(interview) && now < (interview?.time?.end ?? 0);
}

/** The events by which an interview gets its time, or is to get one. */
const arranging: readonly ProcessEventName[] = ['inviteToInterview', 'inviteToChooseTime', 'chooseTime'];

/** The interview whose time was chosen. */
function picked(context: CallContext, delivery: StoredDelivery): PickedSlot {
  const time = interviewOf(delivery.process)?.time;
  if (!time) throw new RangeError('no time was chosen');
  return {
    id: interviewIdOf(delivery),
    position: askedPositionOf(context, delivery),
    ...meetingOf(delivery, context.locale),
    companyZone: COMPANY_ZONE,
    time: spanOf(time),
  };
}

function toChoose(context: CallContext, delivery: StoredDelivery): InterviewToChoose {
  return {
    deliveryId: delivery.id,
    position: askedPositionOf(context, delivery),
    ...meetingOf(delivery, context.locale),
    companyZone: COMPANY_ZONE,
    deadline: isoInstant(interviewOf(delivery.process)?.deadline ?? 0),
    slots: freeTimes(context, delivery),
  };
}

/** The future times of the interviewer of a delivery. */
function slotsFor(context: CallContext, delivery: StoredDelivery): StoredSlot[] {
  const interviewer = evaluatorOf(delivery);
  return context
    .state()
    .slots.filter((slot) => offererOf(slot) === interviewer && slot.start > context.clock.now());
}

/** The future times, including those that are taken, so that whoever has chosen one sees why it is gone. */
function freeTimes(context: CallContext, delivery: StoredDelivery): InterviewSlot[] {
  const state = context.state();
  return slotsFor(context, delivery).map((slot) => ({
    id: slot.id,
    ...spanOf(slot),
    taken: takerOf(state, slot) !== undefined,
  }));
}

function candidateOf(context: CallContext, delivery: StoredDelivery) {
  return {
    deliveryId: delivery.id,
    candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
    post: askedPositionOf(context, delivery).post,
  };
}

function offered(context: CallContext, slot: StoredSlot): OfferedSlot {
  const state = context.state();
  const taker = takerOf(state, slot);
  const shown = { id: slot.id, ...spanOf(slot) };
  if (!taker) return shown;
  if (taker === 'elsewhere')
    return { ...shown, takenBy: { candidateName: names[6]?.[context.locale] ?? '' } };
  const delivery = state.deliveries.find(({ id }) => id === taker.deliveryId);
  return delivery ? { ...shown, takenBy: candidateOf(context, delivery) } : shown;
}
