import { isDeepStrictEqual } from 'node:util';
import { BusinessError, type CallContext } from '../../src/backend/context.ts';
import { timesOf } from '../../src/process/slots.ts';
import { magicAccounts } from '../../src/scenarios/magic.ts';
import { aroundResolver, changeParam, type Rest } from '../change/call.ts';
import { changeData } from '../change/reply.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

const HOUR = 3_600_000;

/** Gives the method other offered times. */
function changeSlots(change: (time: Record<'start' | 'end', number>) => Record<'start' | 'end', number>) {
  return changeParam('offerSlots', ({ slots, ...param }) => ({
    ...param,
    slots: Array.isArray(slots)
      ? slots.map(({ start, end }) => {
          const time = { start: Date.parse(start), end: Date.parse(end) };
          const changed = change(time);
          return isDeepStrictEqual(time, changed)
            ? { start, end }
            : { start: new Date(changed.start).toISOString(), end: new Date(changed.end).toISOString() };
        })
      : slots,
  }));
}

const DAY = 24 * HOUR;

/** Shows of a week what begins within other bounds, in hours after its first midnight at Greenwich. */
function weekWithin(from: number, to: number): Wrong {
  return aroundResolver('queryInterviewerWeek', async (rest, param, _context, markApplied) => {
    const midnight = Date.parse(`${param.from}T00:00:00Z`);
    const weeks = [];
    for (const days of [-7, 0, 7])
      weeks.push(
        Object(await rest({ ...param, from: new Date(midnight + days * DAY).toISOString().slice(0, 10) })),
      );
    const right = weeks[1];
    const seen = weeks.flatMap(({ slots }): { id: string; start: string }[] => slots);
    const slots = seen.filter(({ id, start }, at) => {
      const hours = (Date.parse(start) - midnight) / HOUR;
      return hours >= from && hours < to && seen.findIndex((one) => one.id === id) === at;
    });
    if (isDeepStrictEqual(slots, right.slots)) return right;
    markApplied();
    return { ...right, slots };
  });
}

/** The week of an interviewer, in a zone of eight hours before Greenwich. */
const weeks: readonly Sabotage[] = (
  [
    ['begins weeks at midnight at Greenwich', 0, 7 * 24],
    ['shows six days for a week', -8, 6 * 24 - 8],
    ['shows eight days for a week', -8, 8 * 24 - 8],
    ['begins weeks a day early', -32, 7 * 24 - 8],
  ] as const
).map(([what, from, to]) => ({
  idea: 'week misread',
  at: 'queryInterviewerWeek',
  what,
  wraps: weekWithin(from, to),
}));

/** Answers a call as if no interview had a time. */
async function asIfNobodyMet({ state }: CallContext, rest: Rest): Promise<unknown> {
  const timeless = state().deliveries.flatMap((delivery) => {
    const { process } = delivery;
    const interviews = process.interviews.map(({ time: _, ...interview }) => interview);
    if (isDeepStrictEqual(interviews, process.interviews)) return [];
    const without = { ...process, interviews };
    delivery.process = without;
    return [{ delivery, process, without }];
  });
  try {
    return await rest();
  } finally {
    for (const { delivery, process, without } of timeless)
      if (delivery.process === without) delivery.process = process;
  }
}

/**
 * Faults of interviews, of reasons, and of resumes that are improved by link: a rule that is broken, or a check that is
 * missing.
 */
export const interviews: readonly Sabotage[] = [
  ...weeks,
  {
    idea: 'interview',
    at: 'reportTimeNotSuitable',
    what: 'takes proposals outside of office hours',
    wraps: aroundResolver('reportTimeNotSuitable', (rest, param, context, markApplied) => {
      const proposals = param.proposals;
      const times = Array.isArray(proposals) ? proposals.map(({ start }) => Date.parse(start)) : [];
      if (times.length !== 3 || !times.every((time) => new Date(time + 8 * HOUR).getUTCHours() === 7))
        return rest();
      markApplied();
      const moved = times.map((time) => ({
        start: new Date(time + 2 * HOUR).toISOString(),
        end: new Date(time + 3 * HOUR).toISOString(),
      }));
      return rest({ ...param, proposals: moved }, context);
    }),
  },
  {
    idea: 'interview',
    at: 'reportTimeNotSuitable',
    what: 'takes proposals on a Saturday',
    wraps: aroundResolver('reportTimeNotSuitable', (rest, param, context, markApplied) => {
      const proposals = Array.isArray(param.proposals) ? param.proposals : [];
      // To an hour of the Monday after that nothing else is proposed for.
      const moved = proposals.map(({ start, end }) =>
        new Date(Date.parse(start) + 8 * HOUR).getUTCDay() === 6
          ? {
              start: new Date(Date.parse(start) + 2 * DAY + 4 * HOUR).toISOString(),
              end: new Date(Date.parse(end) + 2 * DAY + 4 * HOUR).toISOString(),
            }
          : { start, end },
      );
      if (isDeepStrictEqual(moved, proposals)) return rest();
      markApplied();
      return rest({ ...param, proposals: moved }, context);
    }),
  },
  {
    idea: 'interview',
    at: 'abandonInterview',
    what: 'lets an interview be given up that is over',
    wraps: aroundResolver('abandonInterview', (rest, _param, context, markApplied) => {
      for (const delivery of context.state().deliveries) {
        const { process } = delivery;
        const past = process.interviews.map((one) =>
          one.time && one.time.end <= context.clock.now()
            ? { ...one, time: { ...one.time, end: context.clock.now() + HOUR } }
            : one,
        );
        if (!isDeepStrictEqual(past, process.interviews)) markApplied();
        delivery.process = { ...process, interviews: past };
      }
      return rest();
    }),
  },
  {
    idea: 'interview',
    at: 'getInterview',
    what: 'says that an interview can be given up that is over',
    wraps: changeData('getInterview', (data) => {
      const { state, answer } = Object(data);
      return state === 'done' && answer.kind === 'accepted' ? { ...Object(data), withdrawable: true } : data;
    }),
  },
  {
    idea: 'interview',
    at: 'pickSlot',
    what: 'gives a time that somebody has taken',
    wraps: aroundResolver('pickSlot', (rest, param, context, markApplied) => {
      const state = context.state();
      const slot = state.slots.find(({ id }) => id === param.slotId);
      if (!slot?.elsewhere) return rest();
      markApplied();
      state.slots = state.slots.map((one) =>
        one === slot ? { id: one.id, start: one.start, end: one.end } : one,
      );
      return rest();
    }),
  },
  ...(['querySlots', 'pickSlot'] as const).map(
    (id): Sabotage => ({
      idea: 'interview',
      at: id,
      what: 'gives a time at which the interviewer meets somebody else',
      wraps: aroundResolver(id, (rest, _param, context, markApplied) => {
        if (timesOf(context.state(), magicAccounts.interviewer.id).length > 0) markApplied();
        return asIfNobodyMet(context, rest);
      }),
    }),
  ),
  {
    idea: 'interview',
    at: 'querySlots',
    what: 'lists what everybody is to choose',
    wraps: aroundResolver('querySlots', async (rest, param, context, markApplied) => {
      if (param.deliveryId !== undefined) return rest();
      const state = context.state();
      const { deliveries } = state;
      const { id } = context.requireAccount();
      if (!deliveries.some(({ accountId }) => accountId !== id)) return rest();
      markApplied();
      state.deliveries = deliveries.map((one) => ({ ...one, accountId: id }));
      const answer = await rest();
      state.deliveries = deliveries;
      return answer;
    }),
  },
  {
    idea: 'interview',
    at: 'querySlots',
    what: 'shows times as they were offered',
    wraps: aroundResolver('querySlots', (rest, _param, context, markApplied) => {
      const state = context.state();
      markApplied();
      state.slots = state.slots.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return rest();
    }),
  },
  {
    idea: 'interview',
    at: 'offerSlots',
    what: 'takes a time that ends before it begins',
    wraps: changeSlots(({ start, end }) => (end < start ? { start: end, end: start } : { start, end })),
  },
  {
    idea: 'interview',
    at: 'offerSlots',
    what: 'takes times of any length',
    wraps: changeSlots(({ start, end }) => ({ start, end: Math.min(end, start + 4 * HOUR) })),
  },
  ...(['declineOffer', 'abandonInterview', 'reportTimeNotSuitable'] as const).map(
    (id): Sabotage => ({
      idea: 'reason',
      at: id,
      what: 'counts the reason in units of UTF-16',
      wraps: aroundResolver(id, (rest, { reason }, _context, markApplied) => {
        if (typeof reason !== 'string' || reason.length <= 1000) return rest();
        markApplied();
        throw new BusinessError('reasonTooLong');
      }),
    }),
  ),
  {
    idea: 'resume',
    at: 'improveResume',
    what: 'writes over what somebody else has saved meanwhile',
    wraps: changeParam('improveResume', (param) => ({ ...param, revision: Number.MAX_SAFE_INTEGER })),
  },
];
