import {
  acceptInterview,
  getInterview,
  offerSlots,
  pickSlot,
  queryInterviewerWeek,
  querySlots,
  type TimeSpan,
  withdrawSlot,
} from '@careers/gateway/contract';
import { needing } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { farAhead, hours, moved, toChoose, ZONE } from './interviews.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const overlap = (one: TimeSpan, other: TimeSpan) =>
  Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);

export const interviewSlotRules: readonly Rule[] = [
  rule(
    'querySlots',
    'lists every interview that the session’s own candidate is to choose a time for, and nobody else’s',
    needing(['links'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const asked = await toChoose(candidate, deliveryId);
      const { interviews } = await candidate.call(querySlots, {});
      expectSame(
        'the one that was asked for, among all',
        interviews.find((one) => one.deliveryId === deliveryId)?.deadline,
        asked.deadline,
      );
      const seen = await (await probe.another('newcomer')).call(querySlots, {});
      const theirs = seen.interviews.filter((one) =>
        interviews.some((own) => own.deliveryId === one.deliveryId),
      );
      expectSame('what somebody else sees of them', theirs, []);
    }),
  ),
  rule(
    ['pickSlot', 'querySlots'],
    'answers the times that are left when the chosen one is taken, and accepts one of those',
    needing(['links', 'own-world'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const { slots, free } = await toChoose(candidate, deliveryId);
      const taken = shownBy(
        'time that somebody has taken',
        slots.find((slot) => slot.taken),
      );
      const pick = (slotId: string) =>
        candidate.call(pickSlot, { deliveryId, slotId, idempotencyKey: probe.newKey() });
      const { reason, data } = await expectRefused('a time that somebody has', pick(taken.id));
      if (reason) expectSame('the times, as they are now', Reflect.get(Object(data), 'slots'), slots);
      await expectTaken('a time that nobody has', pick(shownBy('free time', free[0]).id));
    }),
  ),
  rule(
    ['pickSlot', 'querySlots'],
    'chooses no time for somebody else’s interview',
    needing(['links'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const before = await toChoose(candidate, deliveryId);
      const slotId = shownBy('free time', before.free[0]).id;
      const newcomer = await probe.another('newcomer');
      await expectRefused(
        'the choice of somebody else',
        newcomer.call(pickSlot, { deliveryId, slotId, idempotencyKey: probe.newKey() }),
      );
      expectSame('what there is to choose', await toChoose(candidate, deliveryId), before);
    }),
  ),
  rule(
    ['querySlots', 'pickSlot'],
    'offers no time that has begun',
    needing(['links', 'own-world', 'clock'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const { free } = await toChoose(await probe.another('candidate'), deliveryId);
      const first = shownBy('free time', free[0]);
      const until = Math.ceil((Date.parse(first.start) - Date.now()) / MINUTE) + 1;
      await probe.advance(`${until}m`);
      const candidate = await probe.another('candidate');
      const { slots } = await toChoose(candidate, deliveryId);
      expectTrue('the first time is gone', !slots.some(({ id }) => id === first.id));
      const pick = { deliveryId, slotId: first.id, idempotencyKey: probe.newKey() };
      await expectRefused('a time that has begun', candidate.call(pickSlot, pick));
    }),
  ),
  rule(
    ['offerSlots', 'withdrawSlot'],
    'takes times that end after they begin, of four hours and no more, and none where one of them is wrong',
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      const [good, other] = farAhead(90);
      const offer = (slots: (TimeSpan | undefined)[]) =>
        probe.call(offerSlots, {
          slots: slots.flatMap((slot) => slot ?? []),
          idempotencyKey: probe.newKey(),
        });
      const start = good?.start ?? '';
      const after = (minutes: number) => new Date(Date.parse(start) + minutes * MINUTE).toISOString();
      const wrongs = {
        'a time that ends as it begins': { start, end: start },
        'a time that ends before it begins': { start, end: after(-60) },
        'a time of more than four hours': { start, end: after(241) },
        'a time of the past': moved([{ start, end: after(60) }], -200 * DAY)[0],
      };
      for (const [what, wrong] of Object.entries(wrongs)) {
        await expectRefused(what, offer([wrong]));
        await expectRefused(`${what}, after a good one`, offer([other, wrong]));
      }
      const taken = await expectTaken(
        'four hours, and another day',
        offer([{ start, end: after(240) }, other]),
      );
      for (const { id } of taken.slots) await probe.call(withdrawSlot, { slotId: id });
    }),
  ),
  rule(
    ['queryInterviewerWeek', 'offerSlots', 'withdrawSlot'],
    'shows seven days from midnight in the company’s zone, and what is offered on them alone',
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      const from = new Date(Date.now() + 70 * DAY).toISOString().slice(0, 10);
      const midnight = Date.parse(`${from}T00:00:00Z`) - ZONE;
      const span = (start: number): TimeSpan => ({
        start: new Date(start).toISOString(),
        end: new Date(start + HOUR).toISOString(),
      });
      const times = {
        'the hour before': midnight - HOUR,
        'its first hour': midnight,
        'its last hour': midnight + 7 * DAY - HOUR,
        'the hour after': midnight + 7 * DAY,
      };
      const { slots } = await probe.call(offerSlots, {
        slots: Object.values(times).map(span),
        idempotencyKey: probe.newKey(),
      });
      const week = await probe.call(queryInterviewerWeek, { from });
      const shown = Object.entries(times).filter(([, start]) =>
        week.slots.some((slot) => Date.parse(slot.start) === start),
      );
      for (const { id } of slots) await probe.call(withdrawSlot, { slotId: id });
      expectSame(
        `what the week from ${from} shows`,
        shown.map(([what]) => what),
        ['its first hour', 'its last hour'],
      );
    }),
  ),
  rule(
    ['querySlots', 'offerSlots', 'withdrawSlot'],
    'shows what there is to choose in the order of time, whenever it was offered',
    needing(['links', 'own-world', 'interviewer'], async (probe) => {
      const interviewer = await probe.another('interviewer');
      const days = farAhead(60);
      for (const slot of days.toReversed())
        await interviewer.call(offerSlots, { slots: [slot], idempotencyKey: probe.newKey() });
      const candidate = await probe.another('candidate');
      const { slots } = await toChoose(candidate, await probe.linkTo('interview-slots'));
      const starts = slots.map(({ start }) => Date.parse(start));
      expectTrue(
        'what was just offered is among them',
        days.every(({ start }) => starts.includes(Date.parse(start))),
      );
      expectSame(
        'the times',
        starts,
        starts.toSorted((one, other) => one - other),
      );
    }),
  ),
  rule(
    ['querySlots', 'pickSlot', 'offerSlots', 'queryInterviewerWeek', 'acceptInterview'],
    'refuses an offered time at which the interviewer now meets somebody else',
    needing(['links', 'own-world', 'interviewer', 'clock'], async (probe) => {
      // Away from the interviews that were arranged before, which may be at the hour of the invitation.
      await probe.advance('3d');
      const today = Date.now() + 3 * DAY;
      const candidate = await probe.another('candidate');
      const deliveryId = await probe.linkTo('interview-slots');
      const interviewer = await probe.another('interviewer');
      const weeks = [0, 7, 14].map(async (days) => {
        const from = new Date(today + days * DAY + ZONE).toISOString().slice(0, 10);
        const week = await interviewer.call(queryInterviewerWeek, { from });
        return [...week.slots, ...week.interviews.map(({ time }) => time)];
      });
      const known = (await Promise.all(weeks)).flat();
      // Every hour that is still to be had, since nobody knows for when somebody else will be invited.
      for (let hour = 8; hour < 20; hour++) {
        const slots = hours(new Date(today).toISOString(), hour, 60, 8).filter(
          (one) => !known.some((other) => overlap(one, other)),
        );
        if (slots.length > 0) await interviewer.call(offerSlots, { slots, idempotencyKey: probe.newKey() });
      }
      const offered = (await toChoose(candidate, deliveryId)).free;
      const token = await probe.linkTo('interview-invited');
      const before = await probe.call(getInterview, { token });
      const time = shownBy('open invitation', before.state === 'open' ? before.time : undefined);
      expectTrue(
        'a time was offered that the invitation takes',
        offered.some((one) => overlap(one, time)),
      );
      const expectNone = async (when: string) => {
        const { free } = await toChoose(candidate, deliveryId);
        expectSame(
          `the free times ${when} of ${time.start}`,
          free.filter((one) => overlap(one, time)),
          [],
        );
        for (const slot of offered.filter((one) => overlap(one, time))) {
          const submit = { deliveryId, slotId: slot.id, idempotencyKey: probe.newKey() };
          const { reason = 'slotTaken' } = await expectRefused(slot.start, candidate.call(pickSlot, submit));
          expectSame('the reason', reason, 'slotTaken');
        }
      };
      await expectNone('beside the invitation');
      await probe.call(acceptInterview, { token, idempotencyKey: probe.newKey() });
      await expectNone('beside the interview');
    }),
  ),
];
