import { queryDeliveries, queryOwnEvaluations, querySlots } from '@careers/gateway/contract';
import { expect, it, test } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { readWorldAddress } from './address.ts';
import { magicLinks } from './magic-links.ts';

function begin(address: string) {
  const read = readWorldAddress(address);
  if (!read.ok) throw new Error(address);
  const client = createTestClient(read.config);
  client.token = client.world().openPersonaSession()?.Authorization;
  return client;
}

test.each(magicLinks.map(({ token }) => token))(
  'the world of the preset %s begins with the delivery that its link is about',
  (token) => {
    const state = begin(`scenario=${token}`).world().state();
    expect(Object.keys(state.links)).toContain(token);
    expect(state.deliveries).toHaveLength(4);
  },
);

it('in ?scenario=offer-expired&persona=candidate the candidate sees the delivery whose offer has expired', async () => {
  const client = begin('scenario=offer-expired&persona=candidate');
  const { rows } = await client.gateway.call(queryDeliveries, {});
  const stages = rows.map(({ status, nextAction }) => ({ status, next: nextAction?.link }));
  expect(stages).toContainEqual({ status: 'offer', next: undefined });
});

it('in ?scenario=offer-pending&persona=candidate the delivery leads to the offer', async () => {
  const client = begin('scenario=offer-pending&persona=candidate');
  const { rows } = await client.gateway.call(queryDeliveries, {});
  expect(rows.map(({ nextAction }) => nextAction?.link)).toContain(
    '/mailResponse/acceptOffer?token=offer-pending',
  );
});

it('a world without positions, and a preset without a link, begin with no additional delivery', () => {
  expect(begin('scenario=offer-pending&size=0').world().state().deliveries).toEqual([]);
  expect(begin('scenario=link-invalid').world().state().deliveries).toHaveLength(3);
  expect(begin('').world().state().deliveries).toHaveLength(3);
});

it('in ?scenario=interview-slots the candidate is asked to choose a time for the interview', async () => {
  const { interviews } = await begin('scenario=interview-slots').gateway.call(querySlots, {});
  expect(interviews).toMatchObject([{ deliveryId: 'interview-slots' }]);
});

it('in ?scenario=evaluation-login the interviewer finds the evaluation in their list', async () => {
  const { rows } = await begin('scenario=evaluation-login').gateway.call(queryOwnEvaluations, {});
  expect(rows).toMatchObject([{ state: 'open' }]);
});

it('only the invitation to the talent pool opens with a login, which its page requires', () => {
  const withLogin = magicLinks.filter(({ token }) => {
    const read = readWorldAddress(`scenario=${token}`);
    return !read.ok || read.config.persona !== 'visitor';
  });
  const invitations = magicLinks.filter(({ page }) => page === '/talentInvitationUpdate');
  expect(withLogin).toEqual(invitations);
  expect(invitations).not.toEqual([]);
});
