import { offerSlots } from '@careers/gateway/contract';
import { expect, it } from 'vitest';
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
