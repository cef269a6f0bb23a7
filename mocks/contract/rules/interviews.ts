import {
  acceptInterview,
  getInterview,
  offerSlots,
  pickSlot,
  queryInterviewerWeek,
  querySlots,
  reportTimeNotSuitable,
  type TimeSpan,
  withdrawSlot,
} from '@careers/gateway/contract';
import { DAY_MS, needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

const HOUR = 3_600_000;
/** The company's offset from Greenwich, the same all year. */
export const ZONE = 8 * HOUR;

async function open(probe: Probe, token: string) {
  const found = await probe.call(getInterview, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

/** An hour of the company's day, on the first working days after a time. */
export function hours(after: string, hour = 10, minutes = 60, days = 3): TimeSpan[] {
  const midnight = Math.floor((Date.parse(after) + ZONE) / DAY_MS) * DAY_MS - ZONE;
  return Array.from({ length: 2 * days + 4 }, (_, at) => midnight + (at + 1) * DAY_MS)
    .filter((day) => ![0, 6].includes(new Date(day + ZONE).getUTCDay()))
    .slice(0, days)
    .map((day) => ({
      start: new Date(day + hour * HOUR).toISOString(),
      end: new Date(day + hour * HOUR + minutes * 60_000).toISOString(),
    }));
}

/** Hours of days far ahead, on which nobody offers anything yet. */
export const farAhead = (days: number) => hours(new Date(Date.now() + days * DAY_MS).toISOString());

/** The same times, so many milliseconds later. */
export const moved = (spans: readonly TimeSpan[], by: number): TimeSpan[] =>
  spans.map(({ start, end }) => ({
    start: new Date(Date.parse(start) + by).toISOString(),
    end: new Date(Date.parse(end) + by).toISOString(),
  }));

const laterDay = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString().slice(0, 10);

/** The interview that waits for a time, and the times that are still free. */
export async function toChoose(candidate: Probe, deliveryId: string) {
  const { interviews } = await candidate.call(querySlots, { deliveryId });
  const found = shownBy('interview to choose a time for', interviews[0]);
  return { ...found, free: found.slots.filter(({ taken }) => !taken) };
}

export const interviewRules: readonly Rule[] = [
  rule(
    ['getInterview', 'acceptInterview'],
    'keeps time, place and name of an interview, whatever it is answered with',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      const before = await open(probe, token);
      const after = await probe.call(acceptInterview, { token, idempotencyKey: probe.newKey() });
      expectSame('what it was answered with', after.answer.kind, 'accepted');
      expectSame('what the link shows from then on', await probe.call(getInterview, { token }), after);
      for (const field of ['id', 'time', 'place', 'way', 'round', 'position', 'companyZone'] as const)
        expectSame(field, after[field], before[field]);
      expectTrue('it is answered before it is', Date.parse(before.deadline) <= Date.parse(before.time.start));
      expectTrue('it was asked before', Date.parse(before.sentAt) < Date.parse(before.deadline));
    }),
  ),
  rule(
    ['reportTimeNotSuitable', 'getInterview'],
    'refuses proposals that are too few, long, early, late, on a weekend, in the past or overlapping, and keeps others unchanged',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      const { time } = await open(probe, token);
      const good = hours(time.start);
      const [first = time, second = time] = good;
      const report = (proposals: TimeSpan[]) =>
        probe.call(reportTimeNotSuitable, {
          token,
          reason: 'I am travelling.',
          proposals,
          idempotencyKey: probe.newKey(),
        });
      const untilSaturday = 6 - new Date(Date.parse(first.start) + ZONE).getUTCDay();
      const wrongs: Readonly<Record<string, TimeSpan[]>> = {
        'two of them': [first, second],
        'four of them': [...good, ...hours(time.start, 15).slice(0, 1)],
        'of two hours': hours(time.start, 10, 120),
        'before eight': hours(time.start, 7),
        'after eight in the evening': hours(time.start, 20),
        'in the past': moved(good, -70 * DAY_MS),
        'one over another': [first, first, second],
        'on a Saturday': [first, second, ...moved([first], untilSaturday * DAY_MS)],
      };
      for (const [what, proposals] of Object.entries(wrongs)) await expectRefused(what, report(proposals));
      await open(probe, token);
      const receipt = await report(good);
      const { answer } = receipt;
      const instants = (spans: readonly TimeSpan[] = []) =>
        spans.map(({ start, end }) => [Date.parse(start), Date.parse(end)]);
      expectSame('the proposals', instants(answer.proposals), instants(good));
      expectSame('the reason', answer.reason, 'I am travelling.');
      expectSame('what it was answered with', answer.kind, 'notSuitable');
      expectSame('what the link shows from then on', await probe.call(getInterview, { token }), receipt);
    }),
  ),
  rule(
    ['pickSlot', 'querySlots', 'queryInterviewerWeek'],
    'gives a time to one candidate only, and shows that candidate to the interviewer',
    needing(['links', 'own-world', 'interviewer'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const { interviews } = await candidate.call(querySlots, { deliveryId });
      expectSame('interviews to choose a time for', interviews.length, 1);
      const { free, slots, position, place, way, round } = await toChoose(candidate, deliveryId);
      expectSame('the times, each once', slots.length, new Set(slots.map(({ id }) => id)).size);
      const slot = shownBy('free time', free[1]);
      const idempotencyKey = probe.newKey();
      const picked = await candidate.call(pickSlot, {
        deliveryId,
        slotId: slot.id,
        idempotencyKey,
      });
      expectSame('the time', picked.time, { start: slot.start, end: slot.end });
      expectSame(
        'position, place and round',
        [picked.position, picked.place, picked.way, picked.round],
        [position, place, way, round],
      );
      // A gateway need not answer what was booked; if it does, it is what the receipt said, and only the candidate sees it.
      const { booked } = await candidate.call(querySlots, { deliveryId });
      if (booked) expectSame('what is booked', booked, [{ deliveryId, ...picked }]);
      const { booked: theirs = [] } = await (await probe.another('newcomer')).call(querySlots, {});
      expectSame(
        'what somebody else has booked of it',
        theirs.filter((one) => one.deliveryId === deliveryId),
        [],
      );
      const interviewer = await probe.another('interviewer');
      const week = await interviewer.call(queryInterviewerWeek, { from: slot.start.slice(0, 10) });
      const met = week.interviews.filter((one) => one.deliveryId === deliveryId);
      expectSame(
        'the interview',
        met.map(({ time, state, way: by, place: at, round: of }) => [time, state, by, at, of]),
        [[picked.time, 'agreed', way, place, round]],
      );
      expectSame(
        'the week’s times, each once',
        week.slots.length,
        new Set(week.slots.map(({ id }) => id)).size,
      );
      const offered = new Map(slots.map(({ id, start, end }) => [id, [start, end]]));
      for (const { id, start, end } of week.slots)
        if (offered.has(id)) expectSame(`the time of ${id}`, [start, end], offered.get(id));
      const other = await interviewer.call(queryInterviewerWeek, { from: laterDay(slot.start, 21) });
      expectTrue('another week has other times', !other.slots.some(({ id }) => id === slot.id));
      await expectRefused(
        'somebody else’s choice under the same key',
        (await probe.another('newcomer')).call(pickSlot, { deliveryId, slotId: slot.id, idempotencyKey }),
      );
      const shown = shownBy(
        'slot',
        week.slots.find(({ id }) => id === slot.id),
      );
      expectSame(
        'who has it, and for what',
        [shown.takenBy?.candidateName, shown.takenBy?.post],
        [met[0]?.candidateName, met[0]?.post],
      );
      await expectRefused('to take it back', interviewer.call(withdrawSlot, { slotId: slot.id }));
    }),
  ),
  rule(
    ['offerSlots', 'queryInterviewerWeek', 'withdrawSlot'],
    'offers times as they were given, refuses overlapping ones, and changes nothing when one is refused',
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      const [one, other] = moved(hours(new Date(Date.now() + 70 * DAY_MS).toISOString()), 0);
      const slots = [one, other].flatMap((span) => span ?? []);
      const idempotencyKey = probe.newKey();
      const { slots: offered } = await probe.call(offerSlots, { slots, idempotencyKey });
      await expectRefused(
        'somebody else’s offer under the same key',
        (await probe.another('newcomer')).call(offerSlots, { slots, idempotencyKey }),
      );
      const instants = (spans: readonly TimeSpan[]) =>
        spans.map(({ start, end }) => [Date.parse(start), Date.parse(end)]);
      expectSame('the times', instants(offered), instants(slots));
      const from = (one?.start ?? '').slice(0, 10);
      const before = await probe.call(queryInterviewerWeek, { from });
      const late = moved(slots, HOUR / 2);
      const free = moved(slots, 4 * HOUR);
      const again = [...free.slice(0, 1), ...late.slice(0, 1)];
      await expectRefused(
        'one over another',
        probe.call(offerSlots, { slots: again, idempotencyKey: probe.newKey() }),
      );
      const past = moved(slots, -200 * DAY_MS).slice(0, 1);
      await expectRefused(
        'a time of the past',
        probe.call(offerSlots, { slots: past, idempotencyKey: probe.newKey() }),
      );
      expectSame('the week', await probe.call(queryInterviewerWeek, { from }), before);
      for (const { id } of offered) await probe.call(withdrawSlot, { slotId: id });
      const after = await probe.call(queryInterviewerWeek, { from });
      expectTrue('they are gone', !after.slots.some(({ id }) => offered.some((slot) => slot.id === id)));
    }),
  ),
  rule(
    ['querySlots', 'pickSlot'],
    'lets a time be chosen until its deadline, and not from then on',
    needing(['links', 'own-world', 'clock'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const first = await probe.another('candidate');
      const { deadline } = await toChoose(first, deliveryId);
      const left = Math.floor((Date.parse(deadline) - Date.now()) / 60_000);
      await probe.advance(`${left - 5}m`);
      const later = await probe.another('candidate');
      const { interviews: still } = await later.call(querySlots, { deliveryId });
      expectSame(
        'the deadlines, five minutes before',
        still.map((one) => one.deadline),
        [deadline],
      );
      await probe.advance('10m');
      const { interviews } = await later.call(querySlots, { deliveryId });
      expectSame('interviews to choose a time for, too late', interviews, []);
    }),
  ),
  rule(
    ['queryInterviewerWeek', 'reportTimeNotSuitable'],
    'shows the interviewer what other times a candidate has proposed, and why',
    needing(['links', 'own-world', 'interviewer'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      const { time, position } = await open(probe, token);
      const proposals = hours(time.start);
      const reason = 'I am travelling until then.';
      await probe.call(reportTimeNotSuitable, { token, reason, proposals, idempotencyKey: probe.newKey() });
      const interviewer = await probe.another('interviewer');
      const week = await interviewer.call(queryInterviewerWeek, { from: laterDay(time.start, 0) });
      const own = week.proposals.filter((one) => one.reason === reason);
      expectSame('how many', [own.length, week.proposals.length], [1, 1]);
      expectSame('the position', own[0]?.post, position.post);
      expectSame(
        'the times',
        own[0]?.proposals.map(({ start, end }) => [Date.parse(start), Date.parse(end)]),
        proposals.map(({ start, end }) => [Date.parse(start), Date.parse(end)]),
      );
    }),
  ),
];
