import { acceptOffer, getOffer, queryDeliveries, submitOfferAttachments } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { takesAttachments } from '../process/process.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { createTestClient } from '../testing/client.ts';

const key = () => crypto.randomUUID();

const toDo = magicLinks.filter(({ recipient, kind }) => recipient === 'candidate' && kind !== 'message');

/** The next action that the personal center shows for the application behind a link, in each language. */
async function actionsOf(token: string) {
  const client = createTestClient();
  await client.gateway.call(getOffer, { token }).catch(() => undefined);
  const { links, deliveries } = client.world().state();
  const delivery = deliveries.find(({ id }) => id === links[token]?.deliveryId);
  if (!delivery) throw new Error(`nothing is behind ${token}`);
  await client.logIn();
  const actions = [];
  for (const language of [0, 1, 2] as const) {
    client.languageIndex = language;
    const { rows } = await client.gateway.call(queryDeliveries, {});
    actions.push(rows.find(({ id }) => id === delivery.id)?.nextAction);
  }
  const offers = Object.values(client.world().state().links).filter(
    (link) => link.deliveryId === delivery.id && link.kind === 'offer',
  );
  const documentsUntil = Math.max(0, ...offers.map(({ expiresAt }) => expiresAt));
  return { actions, process: delivery.process, documentsUntil, now: client.world().clock.now() };
}

describe('the next action of an application', () => {
  it.each(toDo.map((link) => [link.token, link] as const))(
    'for the link %s leads to its page while it is open',
    async (token, { state, page }) => {
      const { actions, process, documentsUntil, now } = await actionsOf(token);
      const address = (route: string) => `${route}?token=${token}`;
      const next =
        takesAttachments(process) && now < documentsUntil
          ? expect.stringMatching(/^\/mailResponse\/attachmentUpload\?token=/)
          : undefined;
      const expected = state === 'open' ? address(page) : next;
      expect(actions.map((action) => action?.link)).toEqual([expected, expected, expected]);
      if (expected) expect(new Set(actions.map((action) => action?.label)).size).toBe(3);
    },
  );

  it('is to send documents once the offer is accepted, until some were sent', async () => {
    const client = createTestClient();
    const { gateway, files } = client;
    const token = 'offer-pending';
    await gateway.call(acceptOffer, { token, idempotencyKey: key() });
    const next = async () => {
      const { rows } = await gateway.call(queryDeliveries, {});
      const { deliveryId } = client.world().state().links[token] ?? {};
      return rows.find(({ id }) => id === deliveryId)?.nextAction?.link;
    };
    await client.logIn();
    expect(await next()).toMatch(/^\/mailResponse\/attachmentUpload\?token=/);
    const { fileId } = await files.upload(new File(['%PDF-'], 'Certificate.pdf'), { linkToken: token });
    await gateway.call(submitOfferAttachments, { token, fileIds: [fileId], idempotencyKey: key() });
    expect(await next()).toBeUndefined();
  });
});
