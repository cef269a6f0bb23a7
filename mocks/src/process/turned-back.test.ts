import {
  acceptOffer,
  getInterview,
  getOffer,
  getPositionApproval,
  type Method,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { DAY } from '../core/clock.ts';
import { createTestClient } from '../testing/client.ts';

const expiring: readonly (readonly [string, Method])[] = [
  ['offer-pending', getOffer],
  ['interview-invited', getInterview],
  ['position-approval', getPositionApproval],
];

const told = (client: ReturnType<typeof createTestClient>) =>
  client
    .control()
    .inbox()
    .map(({ text }) => text);

describe('turning the world’s clock back', () => {
  it.each(expiring)('opens what has expired again: %s', async (token, method) => {
    const client = createTestClient({ lang: 'en-us' });
    const ask = () => client.gateway.call(method, { token });
    const before = await ask();
    expect(before).toMatchObject({ state: 'open' });
    const known = told(client);
    client.control().advance('20d');
    expect(await ask()).toMatchObject({ state: 'expired' });
    client.control().advance('-20d');
    expect(await ask()).toEqual(before);
    expect(told(client)).toEqual(known);
  });

  it('lets an expired offer be accepted, also when the bench sets the clock', async () => {
    const client = createTestClient({ lang: 'en-us' });
    const token = 'offer-pending';
    await client.gateway.call(getOffer, { token });
    const { config, clock } = client.world();
    const { faults, latency, lang } = config;
    const now = clock.now();
    client.control().adjust({ faults, latency, lang, clock: now + 20 * DAY });
    expect(await client.gateway.call(getOffer, { token })).toMatchObject({ state: 'expired' });
    client.control().adjust({ faults, latency, lang, clock: now });
    const accepted = await client.gateway.call(acceptOffer, { token, idempotencyKey: 'once and for all' });
    expect(accepted.answer.kind).toBe('accepted');
  });

  it('takes back the messages about that, and no others', () => {
    const client = createTestClient({ lang: 'en-us' });
    const { desk, advance } = client.control();
    desk.moveDelivery('delivery-seed-1', 'offer');
    const known = told(client);
    advance('20d');
    const late = told(client);
    desk.act('delivery-seed-2', 'reject');
    const since = told(client).slice(late.length);
    advance('-20d');
    expect(late.length).toBeGreaterThan(known.length);
    expect(since).not.toEqual([]);
    expect(told(client)).toEqual([...known, ...since]);
  });

  it('changes nothing where somebody has acted since', async () => {
    const client = createTestClient({ lang: 'en-us' });
    const { desk, advance } = client.control();
    desk.moveDelivery('delivery-seed-1', 'offer');
    advance('20d');
    desk.act('delivery-seed-1', 'reject');
    advance('-20d');
    expect(desk.deliveries().find(({ id }) => id === 'delivery-seed-1')).toMatchObject({ stage: 'closed' });
  });
});
