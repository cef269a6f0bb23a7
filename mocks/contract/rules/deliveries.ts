import {
  collectPosition,
  type Delivery,
  getDelivery,
  getResume,
  queryCollections,
  queryDeliveries,
  queryPositionDetail,
  queryPositionList,
} from '@careers/gateway/contract';
import { needing, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { allDeliveries, deliver, delivered, ids, revoke } from './delivering.ts';
import { complete, saveAll } from './full-resume.ts';
import { expectPages } from './pages.ts';
import { allRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

/** The facts of a delivery itself; the position's part also says whether there is a later one. */
const ownFacts = ({ position, ...facts }: Delivery) => ({ ...facts, position: position.id });

/** Deliveries are their owner’s, and change one at a time. */
export const deliveryRules: readonly Rule[] = [
  rule(
    ['queryDeliveries', 'getDelivery', 'revokeDelivery'],
    'lists, shows and takes back nobody else’s delivery, and leaves it as it was',
    recipe((probe) =>
      delivered(probe, async (candidate, made) => {
        const newcomer = await probe.another('newcomer');
        expectTrue('the newcomer’s list lacks it', !ids(await allDeliveries(newcomer)).includes(made.id));
        await expectRefused('somebody else’s delivery', newcomer.call(getDelivery, { id: made.id }));
        await expectRefused('taking back somebody else’s delivery', revoke(newcomer, made.id));
        const { status } = await candidate.call(getDelivery, { id: made.id });
        expectSame('its status', status, made.status);
        await expectExpired(
          'a visitor’s look at it',
          (await probe.another()).call(getDelivery, { id: made.id }),
        );
      }),
    ),
  ),
  rule(
    ['deliverResume', 'queryDeliveries', 'getDelivery'],
    'adds one delivery to the person’s list, at its head, and changes none of the others',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const before = await candidate.call(queryDeliveries, { pageSize: 50 });
      await delivered(probe, async (_, made) => {
        const after = await candidate.call(queryDeliveries, { pageSize: 50 });
        expectSame('deliveries more than before', after.total - before.total, 1);
        expectSame('the head of the list', after.rows[0]?.id, made.id);
        expectSame(
          'the others',
          after.rows.slice(1, 50).map(ownFacts),
          before.rows.slice(0, 49).map(ownFacts),
        );
        expectSame(
          'the delivery, in the list and by itself',
          after.rows[0],
          await candidate.call(getDelivery, { id: made.id }),
        );
        const { status, revocable, timeline } = made;
        expectSame('status, and whether it can be taken back', [status, revocable], ['delivered', true]);
        expectSame(
          'stages of its timeline',
          timeline.map(({ stage }) => stage),
          ['delivered'],
        );
        expectTrue(
          `it was delivered now: ${made.deliveredAt}`,
          made.statusLabel !== '' && timeline[0]?.label !== '',
        );
      });
    }),
  ),
  rule(
    ['revokeDelivery', 'queryDeliveries', 'deliverResume'],
    'takes one delivery back, which stays in the list, and leaves room for a new one',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      await delivered(probe, async (_, made) => {
        const before = await candidate.call(queryDeliveries, { pageSize: 50 });
        const revoked = await revoke(candidate, made.id);
        expectSame(
          'status, and whether it can be taken back again',
          [revoked.status, revoked.revocable],
          ['revoked', false],
        );
        expectTrue('its timeline has a step more', revoked.timeline.length === made.timeline.length + 1);
        const after = await candidate.call(queryDeliveries, { pageSize: 50 });
        expectSame('deliveries', after.total, before.total);
        const kept = after.rows.find(({ id }) => id === made.id);
        expectSame('its status in the list', kept?.status, 'revoked');
        const others = (rows: readonly Delivery[]) => rows.filter(({ id }) => id !== made.id).map(ownFacts);
        expectSame('the others', others(after.rows), others(before.rows));
        const { deliveredId } = await candidate.call(queryPositionDetail, { id: made.position.id });
        expectSame('the position’s delivery', deliveredId, undefined);
        const { rows } = await allRows(candidate, {});
        const row = rows.find(({ id }) => id === made.position.id);
        expectSame('the same in the list of positions', row?.deliveredId, undefined);
        const again = await expectTaken('a new delivery to it', deliver(candidate, made.position.id));
        expectTrue('it is another delivery', again.id !== made.id);
        await revoke(candidate, again.id);
      });
    }),
  ),
  rule(
    'deliverResume',
    'refuses a second delivery to a position, says which the first is, and keeps that one',
    recipe((probe) =>
      delivered(probe, async (candidate, made) => {
        const failure = await expectRefused('a second delivery', deliver(candidate, made.position.id));
        // A gateway need not give a reason; if it does, the reason names the existing delivery.
        if (failure.reason) {
          expectSame('the reason', failure.reason, 'duplicate');
          expectTrue(
            `${JSON.stringify(failure.data)} names ${made.id}`,
            JSON.stringify(failure.data).includes(made.id),
          );
        }
        expectSame('the first one', (await candidate.call(getDelivery, { id: made.id })).status, made.status);
      }),
    ),
  ),
  rule(
    ['deliverResume', 'getResume'],
    'refuses an incomplete resume, names what is missing, and adds no delivery',
    recipe(async (probe) => {
      await probe.login('newcomer');
      const { missing } = await probe.call(getResume, {});
      const before = await probe.call(queryDeliveries, {});
      const failure = await expectRefused('an empty resume', deliver(probe, await probe.position('open')));
      if (failure.reason) {
        expectSame('the reason', failure.reason, 'incomplete');
        for (const section of missing)
          expectTrue(
            `${JSON.stringify(failure.data)} names ${section}`,
            JSON.stringify(failure.data).includes(`"${section}"`),
          );
      }
      expectSame('deliveries', (await probe.call(queryDeliveries, {})).total, before.total);
    }),
  ),
  rule(
    'queryDeliveries',
    'pages the deliveries, newest first, each on one page',
    recipe(async (probe) => {
      await probe.login('candidate');
      const rows = await expectPages((page) => probe.call(queryDeliveries, page));
      shownBy('three deliveries', rows[2]);
      const times = rows.map(({ deliveredAt }) => Date.parse(deliveredAt));
      expectSame(
        'their times',
        times,
        times.toSorted((a, b) => b - a),
      );
    }),
  ),
  rule(
    ['revokeDelivery', 'queryDeliveries'],
    'takes no delivery back once there is an offer',
    needing(['links'], async (probe) => {
      await probe.linkTo('offer-pending');
      await probe.login('candidate');
      const offered = shownBy(
        'delivery with an offer',
        (await allDeliveries(probe)).find(({ status }) => status === 'offer'),
      );
      expectSame('whether it says that it can be taken back', offered.revocable, false);
      await expectRefused('taking it back', revoke(probe, offered.id));
      expectSame('its status', (await probe.call(getDelivery, { id: offered.id })).status, 'offer');
    }),
  ),
  rule(
    ['queryDeliveries', 'getDelivery', 'deliverResume'],
    'shows the position of a delivery as closed once it is closed',
    needing(['positions-by-status', 'own-account', 'own-world'], async (probe) => {
      await probe.login('newcomer');
      await saveAll(probe, complete);
      const visitor = await probe.another();
      const { id } = await deliver(probe, await visitor.position('open'));
      const closed = await visitor.position('closed');
      const { position } = await probe.call(getDelivery, { id });
      shownBy('position that closes once somebody has delivered', position.id === closed || undefined);
      expectSame('its status', position.status, 'closed');
      const listed = (await allDeliveries(probe)).find((one) => one.id === id);
      expectSame('its status in the list', listed?.position.status, 'closed');
    }),
  ),
  rule(
    ['queryCollections', 'queryPositionList'],
    'keeps a collected position that is closed, though no list shows it any more',
    needing(['positions-by-status', 'own-account'], async (probe) => {
      await probe.login('newcomer');
      const positionId = await probe.position('closed');
      await probe.call(collectPosition, { positionId });
      const { rows } = await probe.call(queryCollections, {});
      const kept = rows.find(({ position }) => position.id === positionId);
      expectSame('its status in the collection', kept?.position.status, 'closed');
      const list = await probe.call(queryPositionList, { pageSize: 100 });
      expectTrue('the list lacks it', !ids(list.rows).includes(positionId));
    }),
  ),
];
