import { getResume, queryDeliveries, queryHotWords } from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { readWorldAddress } from './address.ts';
import { openingRoute } from './presets.ts';

it('in the preset session-expired, every call that needs a session answers 40101 until the next login', async () => {
  const read = readWorldAddress('scenario=session-expired');
  if (!read.ok) throw new Error('no such preset');
  const client = createTestClient(read.config);
  client.token = client.world().openPersonaSession()?.Authorization;
  expect(client.token).toMatch(/^[\da-f]{40}$/);
  for (const method of [queryDeliveries, getResume, queryDeliveries])
    await expect(client.gateway.call(method, {})).rejects.toMatchObject({ kind: 'expired' });
  expect(await client.gateway.call(queryHotWords, {})).toHaveLength(5);
  await client.logIn();
  expect((await client.gateway.call(queryDeliveries, {})).total).toBe(3);
});

it.each([1, 2, 3, 5, 6, 8, 12, 13, 17, 24])(
  'in the preset session-expires-mid-form with seed %i, a position is shown that the candidate can still apply for',
  (seed) => {
    const read = readWorldAddress(`scenario=session-expires-mid-form&seed=${seed}`);
    if (!read.ok) throw new Error('no such preset');
    const world = createTestClient(read.config).world();
    const [page, id] = openingRoute(world)?.split('?id=') ?? [];
    expect(page).toBe('/RecruitDetail');
    expect(world.state().deliveries.map(({ positionId }) => positionId)).not.toContain(id);
    expect(world.positionIds({ recruitType: 'A01', status: 'open', limit: 4 })).toContain(id);
  },
);
