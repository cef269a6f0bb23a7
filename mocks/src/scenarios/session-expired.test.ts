import { getResume, queryDeliveries, queryHotWords } from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { readWorldAddress } from './address.ts';

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
