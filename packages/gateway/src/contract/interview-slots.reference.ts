import { GatewayFailure } from '../client/failure.ts';
import { DAY_MS } from './day-ms.ts';
import * as slots from './interview-slots.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { exampleKey } from './request-recipes.ts';

const { offerSlots, pickSlot, querySlots, queryInterviewerWeek, withdrawSlot } = slots;

const HOUR = 3_600_000;

const time = { start: '2026-01-09T10:00:00+08:00', end: '2026-01-09T11:00:00+08:00' };
const position = {
  post: 'Backend developer',
  companyDescr: 'Example Energy',
  deptIdDescr: 'Platform',
  workPlace: 'Shenzhen',
};
const meeting = { round: 1, way: 'video', place: 'Video call: https://meet.example/823' } as const;
const someone = { deliveryId: 'delivery-1', candidateName: 'Lin Xiaoyu', post: 'Backend developer' };
const exampleSlot = { id: 'slot-1', ...time };

/** The interview that waits for a time, as its candidate sees it. */
async function toChoose(probe: ProbeWith<'links'>): Promise<slots.InterviewToChoose> {
  const deliveryId = await probe.linkTo('interview-slots');
  await probe.login('candidate');
  const { interviews } = await probe.call(querySlots, { deliveryId });
  const [found] = interviews;
  if (!found) throw new Error('no interview waits for a time');
  return found;
}

const pick = (probe: Probe, deliveryId: string, slotId: string) =>
  probe.call(pickSlot, { deliveryId, slotId, idempotencyKey: probe.newKey() });

const free = ({ slots: offered }: slots.InterviewToChoose, at = 0): string =>
  offered.filter(({ taken }) => !taken)[at]?.id ?? 'no-slot';

/** Offers an hour of a far day, and takes it back. */
async function offering(
  probe: ProbeWith<'interviewer'>,
  run: (slot: slots.OfferedSlot) => Promise<unknown>,
): Promise<void> {
  await probe.login('interviewer');
  const { slots: offered } = await probe.call(offerSlots, {
    slots: [hourAt(60)],
    idempotencyKey: probe.newKey(),
  });
  const [slot] = offered;
  if (!slot) throw new Error('nothing was offered');
  try {
    await run(slot);
  } finally {
    await probe.call(withdrawSlot, { slotId: slot.id }).catch((error) => {
      if (!(error instanceof GatewayFailure)) throw error;
    });
  }
}

function hourAt(days: number, hours = 1) {
  const start = Math.ceil(Date.now() / DAY_MS + days) * DAY_MS + 2 * HOUR;
  return { start: new Date(start).toISOString(), end: new Date(start + hours * HOUR).toISOString() };
}

const dayOf = (instant: string) => instant.slice(0, 10);

export const interviewSlotsReference: ReferenceOf<typeof slots> = {
  querySlots: {
    summary:
      'The interviews whose time the session’s candidate is to choose, with the times, and those whose time is chosen.',
    example: {
      param: {},
      data: {
        interviews: [
          {
            deliveryId: 'delivery-1',
            position,
            ...meeting,
            companyZone: 'Asia/Shanghai',
            deadline: '2026-01-08T22:00:00+08:00',
            slots: [{ ...exampleSlot, taken: false }],
          },
        ],
        booked: [
          {
            deliveryId: 'delivery-2',
            id: 'delivery-2-1',
            position,
            ...meeting,
            companyZone: 'Asia/Shanghai',
            time,
          },
        ],
      },
    },
    success: needing(['links'], async (probe) => {
      const { slots: offered } = await toChoose(probe);
      const starts = offered.map(({ start }) => Date.parse(start));
      if (starts.length === 0) throw new Error('there is nothing to choose of');
    }),
    reasons: {
      deliveryUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(querySlots, { deliveryId: 'a-delivery-of-nobody' });
      }),
    },
    also: {
      'shows nobody else what there is to choose': needing(['links'], async (probe) => {
        const deliveryId = await probe.linkTo('interview-slots');
        await toChoose(probe);
        await probe.login('newcomer');
        const seen = await probe.call(querySlots, { deliveryId }).catch((error) => error);
        if (!(seen instanceof GatewayFailure)) throw new Error('somebody else sees it');
      }),
    },
  },

  pickSlot: {
    summary: 'Chooses the time of an interview.',
    example: {
      param: { deliveryId: 'delivery-1', slotId: 'slot-1', idempotencyKey: exampleKey },
      data: { id: 'delivery-1-1', position, ...meeting, companyZone: 'Asia/Shanghai', time },
    },
    success: needing(['links', 'own-world'], async (probe) => {
      const found = await toChoose(probe);
      const slotId = free(found);
      const picked = await pick(probe, found.deliveryId, slotId);
      const wanted = found.slots.find(({ id }) => id === slotId);
      if (picked.time.start !== wanted?.start) throw new Error('it is another time');
      const { interviews, booked } = await probe.call(querySlots, {});
      if (interviews.some(({ deliveryId }) => deliveryId === found.deliveryId))
        throw new Error('it is still to be chosen');
      const again = booked?.find(({ deliveryId }) => deliveryId === found.deliveryId);
      if (booked && again?.time.start !== picked.time.start) throw new Error('it is booked for another time');
    }),
    reasons: {
      deliveryUnknown: needing(['links'], async (probe) => {
        await pick(probe, 'a-delivery-of-nobody', free(await toChoose(probe)));
      }),
      handled: needing(['links', 'own-world'], async (probe) => {
        const found = await toChoose(probe);
        await pick(probe, found.deliveryId, free(found));
        await pick(probe, found.deliveryId, free(found, 1));
      }),
      slotTaken: needing(['links'], async (probe) => {
        const found = await toChoose(probe);
        const taken = found.slots.find((slot) => slot.taken);
        await pick(probe, found.deliveryId, taken?.id ?? 'no-slot');
      }),
      slotUnknown: needing(['links'], async (probe) => {
        const found = await toChoose(probe);
        await pick(probe, found.deliveryId, 'a-slot-of-nobody');
      }),
    },
  },

  queryInterviewerWeek: {
    summary: 'A week of the session’s interviewer: times offered, interviews, and what candidates propose.',
    example: {
      param: { from: '2026-01-05' },
      data: {
        companyZone: 'Asia/Shanghai',
        slots: [exampleSlot],
        interviews: [{ ...someone, ...meeting, time, state: 'agreed' }],
        proposals: [{ ...someone, reason: 'I am travelling.', proposals: [time] }],
      },
    },
    success: needing(['interviewer'], (probe) =>
      offering(probe, async ({ id, start }) => {
        const week = await probe.call(queryInterviewerWeek, { from: dayOf(start) });
        if (!week.slots.some((slot) => slot.id === id)) throw new Error('what is offered is not in it');
      }),
    ),
    reasons: {
      noPermission: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(queryInterviewerWeek, { from: '2026-01-05' });
      }),
    },
  },

  offerSlots: {
    summary: 'Offers times for interviews to candidates.',
    example: {
      param: { slots: [time], idempotencyKey: exampleKey },
      data: { slots: [exampleSlot] },
    },
    success: needing(['interviewer'], (probe) =>
      offering(probe, async ({ takenBy }) => {
        if (takenBy) throw new Error('somebody has it already');
      }),
    ),
    reasons: {
      noPermission: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(offerSlots, { slots: [hourAt(61)], idempotencyKey: probe.newKey() });
      }),
      slotOverlaps: needing(['interviewer'], async (probe) => {
        await probe.login('interviewer');
        const slot = hourAt(62);
        await probe.call(offerSlots, { slots: [slot, slot], idempotencyKey: probe.newKey() });
      }),
      slotInvalid: needing(['interviewer'], async (probe) => {
        await probe.login('interviewer');
        await probe.call(offerSlots, { slots: [hourAt(63, -1)], idempotencyKey: probe.newKey() });
      }),
    },
  },

  withdrawSlot: {
    summary: 'Takes a time back that nobody has taken.',
    example: { param: { slotId: 'slot-1' }, data: {} },
    success: needing(['interviewer'], (probe) =>
      offering(probe, async ({ id, start }) => {
        await probe.call(withdrawSlot, { slotId: id });
        const week = await probe.call(queryInterviewerWeek, { from: dayOf(start) });
        if (week.slots.some((slot) => slot.id === id)) throw new Error('it is still offered');
      }),
    ),
    reasons: {
      noPermission: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(withdrawSlot, { slotId: 'slot-1' });
      }),
      slotUnknown: needing(['interviewer'], async (probe) => {
        await probe.login('interviewer');
        await probe.call(withdrawSlot, { slotId: 'a-slot-of-nobody' });
      }),
      slotTaken: needing(['interviewer', 'links'], async (probe) => {
        const found = await toChoose(probe);
        const taken = found.slots.find((slot) => slot.taken)?.id ?? 'no-slot';
        await probe.login('interviewer');
        await probe.call(withdrawSlot, { slotId: taken });
      }),
    },
  },
};
