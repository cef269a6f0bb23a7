import {
  getDelivery,
  offerSlots,
  pickSlot,
  queryInterviewerWeek,
  querySlots,
  withdrawSlot,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../core/clock.ts';
import { createTestClient } from '../testing/client.ts';

it('a world keeps the latest thousand interview times, and drops the oldest for a new one', async () => {
  const clock = Date.parse('2026-03-02T09:00:00+08:00');
  const client = createTestClient({ persona: 'interviewer', clock });
  client.token = client.world().openPersonaSession()?.Authorization;
  const old = Array.from({ length: 1000 }, (_, day) => {
    const start = clock - (1000 - day) * DAY;
    return { id: `old-${day}`, start, end: start + HOUR };
  });
  const { slots: known } = client.world().state();
  known.splice(0, known.length, ...old);
  const time = { start: '2026-03-20T16:00:00+08:00', end: '2026-03-20T17:00:00+08:00' };
  const { slots } = await client.gateway.call(offerSlots, {
    slots: [time],
    idempotencyKey: 'offer-submit-1',
  });
  const kept = client
    .world()
    .state()
    .slots.map(({ id }) => id);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 'old-1', slots[0]?.id]);
});

it('an interviewer sees and withdraws their own times alone, and offers one at which another is free too', async () => {
  const clock = Date.parse('2026-03-02T09:00:00+08:00');
  const client = createTestClient({ site: 'internal', persona: 'employee', clock });
  const { call } = client.gateway;
  const time = { start: '2026-03-06T16:00:00+08:00', end: '2026-03-06T17:00:00+08:00' };
  const offer = async (idempotencyKey: string) =>
    (await call(offerSlots, { slots: [time], idempotencyKey })).slots[0]?.id ?? '';
  const shown = async () =>
    (await call(queryInterviewerWeek, { from: '2026-03-02' })).slots.map(({ id }) => id);
  client.token = client.world().openPersonaSession()?.Authorization;
  const employees = await offer('offer-submit-1');
  await client.logIn('13800000003');
  await expect(call(withdrawSlot, { slotId: employees })).rejects.toMatchObject({ reason: 'slotUnknown' });
  const own = await offer('offer-submit-2');
  expect(await shown()).toEqual(expect.arrayContaining([own]));
  expect(await shown()).not.toContain(employees);
  client.token = client.world().openPersonaSession()?.Authorization;
  expect(await shown()).toEqual(expect.arrayContaining([employees]));
  expect(await shown()).not.toContain(own);
});

it.each([
  ['on one day', 0],
  ['on a Tuesday and on the Wednesday after it', DAY],
])('interviews to which one interviewer is invited %s are on different mornings', (_, apart) => {
  const clock = Date.parse('2026-03-03T09:00:00+08:00');
  const { desk, advance } = createTestClient({ persona: 'candidate', clock }).control();
  desk.act('delivery-seed-1', 'screen');
  for (const id of ['delivery-seed-1', 'delivery-seed-2']) {
    desk.act(id, 'inviteToInterview');
    advance(apart);
  }
  const days = desk.deliveries().flatMap(({ interview }) => interview?.start ?? []);
  expect(days.map((start) => new Date(start).toISOString())).toEqual([
    '2026-03-09T02:00:00.000Z',
    '2026-03-10T02:00:00.000Z',
  ]);
});

describe('a time that a candidate has chosen', () => {
  const deliveryId = 'delivery-seed-1';

  /** A world in which the candidate has chosen the first free time, on Wednesday. */
  async function chosen() {
    const client = createTestClient({ persona: 'candidate', clock: Date.parse('2026-03-02T09:00:00+08:00') });
    const { desk, advance } = client.control();
    await client.logIn();
    desk.act(deliveryId, 'screen');
    desk.act(deliveryId, 'inviteToChooseTime');
    /** Chooses the first or the last of the free times. */
    const pick = async (which: 0 | -1) => {
      const { interviews } = await client.gateway.call(querySlots, { deliveryId });
      const slot = interviews[0]?.slots.filter(({ taken }) => !taken).at(which);
      if (!slot) throw new Error('there is nothing to choose of');
      const idempotencyKey = `pick-submit-${which}`;
      await client.gateway.call(pickSlot, { deliveryId, slotId: slot.id, idempotencyKey });
      return { ...slot, post: interviews[0]?.position.post };
    };
    const { post, ...slot } = await pick(0);
    /** The position of whoever has taken the time, as its interviewer sees it. */
    const taker = async () => {
      await client.logIn('13800000003');
      const { slots } = await client.gateway.call(queryInterviewerWeek, { from: '2026-03-02' });
      return slots.find(({ id }) => id === slot.id)?.takenBy?.post;
    };
    /** The interviews that the candidate sees as booked. */
    const booked = async () => {
      await client.logIn();
      return (await client.gateway.call(querySlots, {})).booked?.map((one) => one.deliveryId);
    };
    /** What the application says of the times that were chosen. */
    const told = async () => {
      const { timeline } = await client.gateway.call(getDelivery, { id: deliveryId });
      return timeline.flatMap(({ label, note }) => (label === 'Interview time chosen' ? [note] : []));
    };
    return { desk, advance, taker, booked, pick, told, post };
  }

  it('is taken, and booked for the candidate until its end', async () => {
    const { taker, booked, advance, post } = await chosen();
    expect(await taker()).toBe(post);
    expect(await booked()).toEqual([deliveryId]);
    advance('3d');
    expect(await booked()).toEqual([]);
  });

  it.each(['inviteToInterview', 'inviteToChooseTime', 'sendOffer', 'reject'])(
    'is free again, and no longer booked, once the interview is called off by %s',
    async (event) => {
      const { desk, taker, booked } = await chosen();
      desk.act(deliveryId, event);
      expect(await taker()).toBeUndefined();
      expect(await booked()).toEqual([]);
    },
  );

  it('is the one that the application names for its round, also when another round has another', async () => {
    const { desk, advance, pick, told } = await chosen();
    advance('1h');
    desk.act(deliveryId, 'inviteToChooseTime');
    await pick(-1);
    expect(await told()).toEqual([
      expect.stringContaining('on Mar 4, 2026'),
      expect.stringContaining('on Mar 10, 2026'),
    ]);
  });

  it.each(['inviteToInterview', 'sendOffer'])(
    'stays taken if %s follows after the interview',
    async (event) => {
      const { desk, advance, taker, post } = await chosen();
      advance('3d');
      desk.act(deliveryId, event);
      expect(await taker()).toBe(post);
    },
  );
});
