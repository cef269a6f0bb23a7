import {
  decidePositionApproval,
  getOffer,
  getPositionApproval,
  queryPositionDetail,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

const deliveryId = 'delivery-seed-1';

/** A world in which an approver has decided on a change of a position. */
async function decided(decision: 'approved' | 'rejected') {
  const client = createTestClient({ lang: 'en-us' });
  const { desk, inbox, advance } = client.control();
  const { positionId = '' } =
    client
      .world()
      .state()
      .deliveries.find(({ id }) => id === deliveryId) ?? {};
  const openings = async () =>
    (await client.gateway.call(queryPositionDetail, { id: positionId })).numberRecruits;
  const asked = () => {
    desk.act(deliveryId, 'requestApproval');
    return inbox().at(-1)?.link?.split('token=')[1] ?? '';
  };
  const changesOf = async (token: string) => {
    const found = await client.gateway.call(getPositionApproval, { token });
    if (found.state !== 'open' && found.state !== 'done') throw new Error(`the link is ${found.state}`);
    return found.changes;
  };
  desk.moveDelivery(deliveryId, 'interview');
  const before = await openings();
  const token = asked();
  const proposed = await changesOf(token);
  await client.gateway.call(decidePositionApproval, {
    token,
    decision,
    comment: 'As we said.',
    idempotencyKey: 'approval-submit-1',
  });
  advance('1h');
  return { client, desk, inbox, openings, before, asked, changesOf, proposed, token };
}

describe('a change of a position', () => {
  it('takes effect at once when it is approved', async () => {
    const { before, openings } = await decided('approved');
    expect(await openings()).toBe(before + 1);
  });

  it('has no effect when it is rejected', async () => {
    const { before, openings } = await decided('rejected');
    expect(await openings()).toBe(before);
  });

  it('is the same on its receipt as before, and the next one begins where it ended', async () => {
    const { proposed, token, changesOf, asked } = await decided('approved');
    expect(await changesOf(token)).toEqual(proposed);
    const next = await changesOf(asked());
    expect(next.map(({ before }) => before)).toEqual(proposed.map(({ after }) => after));
  });

  it('stays approved while another one is asked for, and in a saved world', async () => {
    const { client, before, openings, asked } = await decided('approved');
    asked();
    expect(await openings()).toBe(before + 1);
    client.world().restore(structuredClone(client.world().state()));
    expect(await openings()).toBe(before + 1);
  });

  it('changes no offer that was sent before', async () => {
    const { client, desk, inbox } = await decided('approved');
    desk.act(deliveryId, 'sendOffer');
    const token = inbox().at(-1)?.link?.split('token=')[1] ?? '';
    const salary = async () => {
      const offer = await client.gateway.call(getOffer, { token });
      if (offer.state !== 'open') throw new Error(`the link is ${offer.state}`);
      return offer.salary;
    };
    const offered = await salary();
    const { deliveries } = client.world().state();
    const own = deliveries.find(({ id }) => id === deliveryId);
    if (!own) throw new Error('the candidate has delivered nothing');
    const at = (own.process.offer?.sentAt ?? 0) + 1;
    const requests = own.process.requests.map((one) =>
      one.fate.kind === 'answered' ? { ...one, fate: { ...one.fate, at } } : one,
    );
    deliveries.push({ ...own, id: 'another', process: { ...own.process, requests } });
    client.world().restore(structuredClone(client.world().state()));
    expect(await salary()).toBe(offered);
  });
});
