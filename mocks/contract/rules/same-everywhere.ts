import {
  acceptOffer,
  cancelCollectPosition,
  collectPosition,
  type Delivery,
  declineOffer,
  deliverResume,
  getDelivery,
  getLdapSsoLoginUrl,
  getLdapSsoTokenInfo,
  getOffer,
  ldapLogin,
  type PositionSummary,
  queryCollections,
  queryDeliveries,
  queryHotPositions,
  queryLatestPositions,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
  revokeDelivery,
} from '@careers/gateway/contract';
import { needing, type Probe, recipe } from '@careers/gateway/reference';
import { ContractBreach, expectSame } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

const regionCode = 'default';
const page = { pageNo: 1, pageSize: 100 };

/** What a position's own page says about it, as far as a list says it too. */
async function onItsPage(probe: Probe, { id, ...of }: PositionSummary): Promise<PositionSummary> {
  const detail = await probe.call(queryPositionDetail, { id });
  const said = Object.entries(detail).filter(([name]) => name in of || name in personal);
  return { ...of, id, ...Object.fromEntries(said) };
}

/** Fields that are present only if somebody has done something. */
const personal = { collected: true, deliveredId: true, deliveredAt: true };

async function listed(probe: Probe, id: string): Promise<Delivery> {
  const { rows } = await probe.call(queryDeliveries, page);
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ContractBreach(`the list lacks the delivery ${id}, which was just made`);
  return found;
}

/** Lists of a few positions, besides the long one. */
const shortLists = [
  { id: 'queryHotPositions', ask: (probe: Probe) => probe.call(queryHotPositions, { limit: 6 }) },
  { id: 'queryLatestPositions', ask: (probe: Probe) => probe.call(queryLatestPositions, { limit: 6 }) },
  {
    id: 'querySimilarPositions',
    ask: async (probe: Probe) => {
      // The same one each time, whoever asks.
      const { rows } = await probe.call(queryPositionList, { pageSize: 1 });
      const { id } = shownBy('position', rows[0]);
      return probe.call(querySimilarPositions, { id });
    },
  },
] as const;

/** The same thing is described in the same way wherever it is shown: in the answer to a submit, in a list, and by itself. */
export const sameEverywhereRules: readonly Rule[] = [
  rule(
    ['deliverResume', 'getDelivery', 'queryDeliveries', 'revokeDelivery', 'queryPositionDetail'],
    'answers the delivery as the lists and getDelivery show it, and revokeDelivery does so too',
    recipe(async (probe) => {
      await probe.login('candidate');
      const made = await probe.call(deliverResume, {
        positionId: await probe.position('open'),
        source: 'resume',
        idempotencyKey: probe.newKey(),
      });
      const { id } = made;
      expectSame('the delivery by itself', await probe.call(getDelivery, { id }), made);
      expectSame('the delivery in the list', await listed(probe, id), made);
      expectSame('its position’s page', await onItsPage(probe, made.position), made.position);
      const revoked = await probe.call(revokeDelivery, { id, idempotencyKey: probe.newKey() });
      expectSame('the revoked delivery by itself', await probe.call(getDelivery, { id }), revoked);
      expectSame('the revoked delivery in the list', await listed(probe, id), revoked);
      expectSame('its position’s page', await onItsPage(probe, revoked.position), revoked.position);
    }),
  ),
  rule(
    ['queryDeliveries', 'getDelivery'],
    'shows in the list each delivery as it is by itself',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { rows } = await probe.call(queryDeliveries, page);
      shownBy('delivery of the candidate', rows[0]);
      for (const row of rows)
        expectSame(`the delivery ${row.id} by itself`, await probe.call(getDelivery, { id: row.id }), row);
    }),
  ),
  rule(
    ['queryCollections', 'queryPositionDetail'],
    'shows each position as its own page does, with what the candidate has done with it',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { rows } = await probe.call(queryDeliveries, page);
      const free = rows.find(({ position }) => position.status === 'open' && !position.collected);
      const { id } = shownBy('delivery to an open position that is not kept', free).position;
      await probe.call(collectPosition, { positionId: id });
      for (const { position } of (await probe.call(queryCollections, page)).rows)
        expectSame(`the page of ${position.id}`, await onItsPage(probe, position), position);
      await probe.call(cancelCollectPosition, { positionId: id });
    }),
  ),
  ...shortLists.map(({ id: method, ask }) =>
    rule(
      [method, 'queryPositionDetail'],
      'shows each position as its own page does, with what the candidate has done with it',
      recipe(async (probe) => {
        await probe.login('candidate');
        const before = await ask(probe);
        const { id } = shownBy(
          'position that nobody has delivered to',
          before.find(({ deliveredId, collected }) => deliveredId === undefined && !collected),
        );
        await probe.call(deliverResume, {
          positionId: id,
          source: 'resume',
          idempotencyKey: probe.newKey(),
        });
        await probe.call(collectPosition, { positionId: id });
        for (const row of await ask(probe))
          expectSame(`the page of ${row.id}`, await onItsPage(probe, row), row);
        const done = (await ask(probe)).find((row) => row.id === id);
        expectSame(
          'whether it shows what was done',
          [done?.collected, done?.deliveredId !== undefined],
          [true, true],
        );
        await probe.call(cancelCollectPosition, { positionId: id });
      }),
    ),
  ),
  rule(
    ['getLdapSsoTokenInfo', 'ldapLogin'],
    'answers the same user as a login by the directory',
    needing(['directory', 'portal', 'sign-on-page'], async (probe) => {
      const { userName, password } = probe.directory;
      const byPassword = await probe.call(ldapLogin, {
        userName,
        password: await probe.encrypt(password),
        homepageConfigId: probe.site,
      });
      const { ldapSsoLoginUrl } = await probe.call(getLdapSsoLoginUrl, {
        regionCode,
        redirect: `${probe.portal}#/login`,
        homepageConfigId: probe.site,
      });
      const { hash } = await probe.signOn(ldapSsoLoginUrl);
      const code = new URLSearchParams(hash.slice(hash.indexOf('?'))).get('code') ?? '';
      const byCode = await probe.call(getLdapSsoTokenInfo, {
        regionCode,
        code,
        homepageConfigId: probe.site,
      });
      expectSame('who signed on', byCode.userInfo, byPassword.userInfo);
    }),
  ),
  ...([acceptOffer, declineOffer] as const).map((method) =>
    rule(
      [method === acceptOffer ? 'acceptOffer' : 'declineOffer', 'getOffer'],
      'answers what the link shows from then on',
      needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-pending');
        const { state: _before, ...offered } = await probe.call(getOffer, { token });
        const param = { token, idempotencyKey: probe.newKey() };
        const receipt =
          method === acceptOffer
            ? await probe.call(acceptOffer, param)
            : await probe.call(declineOffer, { ...param, reason: 'Another city.' });
        expectSame('what the link shows', await probe.call(getOffer, { token }), receipt);
        const kept = Object.entries(receipt).filter(([name]) => name in offered && name !== 'message');
        expectSame('what was offered', Object.fromEntries(kept), offered);
      }),
    ),
  ),
];
