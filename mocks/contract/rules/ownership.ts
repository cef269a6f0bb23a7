import {
  cancelCollectPosition,
  collectPosition,
  type Delivery,
  deliverResume,
  getDelivery,
  getResume,
  type PositionSummary,
  queryCollections,
  queryDeliveries,
  queryHotPositions,
  queryLatestPositions,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
  revokeDelivery,
} from '@careers/gateway/contract';
import { needing, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

const deliver = (probe: Probe, positionId: string, idempotencyKey = probe.newKey()) =>
  probe.call(deliverResume, { positionId, source: 'resume', idempotencyKey });

const revoke = (probe: Probe, id: string, idempotencyKey = probe.newKey()) =>
  probe.call(revokeDelivery, { id, idempotencyKey });

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** What a delivery says of itself; its position also says whether there is a later one. */
const ownFacts = ({ position, ...facts }: Delivery) => ({ ...facts, position: position.id });

/** Every delivery of a person, or what they collected, as far as two pages go. */
const deliveriesOf = async (probe: Probe) => (await probe.call(queryDeliveries, { pageSize: 100 })).rows;
const collectedBy = async (probe: Probe) =>
  (await probe.call(queryCollections, { pageSize: 100 })).rows.map(({ position }) => position.id);

/** A delivery of the candidate, and what takes it back. */
async function delivered<P extends Probe>(
  probe: P,
  use: (candidate: P, made: Delivery) => Promise<void>,
): Promise<void> {
  const candidate = await probe.another('candidate');
  const made = await deliver(candidate, await candidate.position('open'));
  await use(candidate, made);
  const { revocable } = await candidate.call(getDelivery, { id: made.id });
  if (revocable) await revoke(candidate, made.id);
}

/** What a position says of the caller, wherever it stands. */
async function flagsOf(probe: Probe, id: string) {
  const detail = await probe.call(queryPositionDetail, { id });
  const { rows } = await probe.call(queryPositionList, { keyword: detail.post, pageSize: 100 });
  const row = rows.find((one) => one.id === id);
  const flags = ({ collected = false, deliveredId }: PositionSummary) => ({ collected, deliveredId });
  if (row) expectSame('marks in the list, and of the position itself', flags(row), flags(detail));
  return flags(detail);
}

export const ownershipRules: readonly Rule[] = [
  rule(
    ['queryDeliveries', 'getDelivery', 'revokeDelivery'],
    'lists, shows and takes back nobody else’s delivery, and leaves it as it was',
    recipe((probe) =>
      delivered(probe, async (candidate, made) => {
        const newcomer = await probe.another('newcomer');
        expectTrue('the newcomer’s list lacks it', !ids(await deliveriesOf(newcomer)).includes(made.id));
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
        const others = (rows: readonly Delivery[]) => rows.filter(({ id }) => id !== made.id).map(ownFacts);
        expectSame('the others', others(after.rows), others(before.rows));
        const { deliveredId } = await candidate.call(queryPositionDetail, { id: made.position.id });
        expectSame('the position’s delivery', deliveredId, undefined);
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
        // A gateway need not say a reason; one that does says which delivery there is.
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
    'refuses an incomplete resume, says what it lacks, and lists nothing then',
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
      const { total, rows } = await probe.call(queryDeliveries, { pageSize: 100 });
      shownBy('two deliveries', rows[1]);
      expectSame('rows, where the total says how many', rows.length, Math.min(total, 100));
      const times = rows.map(({ deliveredAt }) => Date.parse(deliveredAt));
      expectSame(
        'their times',
        times,
        times.toSorted((a, b) => b - a),
      );
      for (const pageNo of [1, 2]) {
        const page = await probe.call(queryDeliveries, { pageSize: 1, pageNo });
        expectSame(
          `page ${pageNo} of one`,
          [page.total, ...ids(page.rows)],
          [total, ...ids(rows).slice(pageNo - 1, pageNo)],
        );
      }
      const past = await probe.call(queryDeliveries, { pageSize: 100, pageNo: Math.ceil(total / 100) + 1 });
      expectSame('rows and total past the end', [past.rows.length, past.total], [0, total]);
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
        (await deliveriesOf(probe)).find(({ status }) => status === 'offer'),
      );
      expectSame('whether it says that it can be taken back', offered.revocable, false);
      await expectRefused('taking it back', revoke(probe, offered.id));
      expectSame('its status', (await probe.call(getDelivery, { id: offered.id })).status, 'offer');
    }),
  ),
  rule(
    ['queryPositionDetail', 'queryPositionList', 'collectPosition', 'deliverResume'],
    'marks what the caller collected and delivered, to nobody else',
    recipe((probe) =>
      delivered(probe, async (candidate, made) => {
        const { id } = made.position;
        const newcomer = await probe.another('newcomer');
        await newcomer.call(cancelCollectPosition, { positionId: id });
        await candidate.call(collectPosition, { positionId: id });
        expectSame('marks for the candidate', await flagsOf(candidate, id), {
          collected: true,
          deliveredId: made.id,
        });
        expectSame('marks for the newcomer', await flagsOf(newcomer, id), {
          collected: false,
          deliveredId: undefined,
        });
        expectSame('marks for a visitor', await flagsOf(await probe.another(), id), {
          collected: false,
          deliveredId: undefined,
        });
        await candidate.call(cancelCollectPosition, { positionId: id });
        expectSame('marks after cancelling', await flagsOf(candidate, id), {
          collected: false,
          deliveredId: made.id,
        });
      }),
    ),
  ),
  rule(
    ['queryHotPositions', 'queryLatestPositions', 'querySimilarPositions', 'collectPosition'],
    'marks in the short lists too what the caller collected, to nobody else',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const lists = async (of: Probe, id: string) => ({
        hot: await of.call(queryHotPositions, { limit: 20 }),
        latest: await of.call(queryLatestPositions, { limit: 20 }),
        similar: await of.call(querySimilarPositions, { id, limit: 20 }),
      });
      const { rows } = await probe.call(queryPositionList, { pageSize: 100 });
      const twin = rows.find((row) =>
        rows.some((other) => other !== row && other.posCategory.id === row.posCategory.id),
      );
      const { id } = shownBy('two positions of a category', twin);
      const before = await lists(candidate, id);
      for (const [what, list] of Object.entries(before)) {
        const free = list.find(({ collected }) => !collected);
        const { id: positionId } = shownBy(`${what} position that the candidate has not collected`, free);
        await candidate.call(collectPosition, { positionId });
        const mark = async (of: Probe) =>
          Object.entries(await lists(of, id))
            .find(([name]) => name === what)?.[1]
            .find((row) => row.id === positionId)?.collected ?? false;
        expectSame(`the mark in ${what}, for whoever collected it`, await mark(candidate), true);
        expectSame(`the mark in ${what}, for a visitor`, await mark(await probe.another()), false);
        await newcomer.call(cancelCollectPosition, { positionId });
        expectSame(`the mark in ${what}, for somebody else`, await mark(newcomer), false);
        await candidate.call(cancelCollectPosition, { positionId });
      }
    }),
  ),
  rule(
    ['queryCollections', 'collectPosition', 'cancelCollectPosition'],
    'keeps each person’s collection by itself: a position once, the last one first',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const { rows } = await probe.call(queryPositionList, { pageSize: 100 });
      const [kept, kepts] = [await collectedBy(candidate), await collectedBy(newcomer)];
      const [one = '', two = ''] = ids(rows).filter((id) => !kept.includes(id) && !kepts.includes(id));
      shownBy('two positions that nobody collected', two || undefined);
      for (const positionId of [one, two, one]) await candidate.call(collectPosition, { positionId });
      await newcomer.call(collectPosition, { positionId: two });
      const now = await collectedBy(candidate);
      expectSame('the candidate’s collection', now.toSorted(), [...kept, one, two].toSorted());
      expectSame('the newcomer’s', await collectedBy(newcomer), [two, ...kepts]);
      const { rows: collected } = await candidate.call(queryCollections, { pageSize: 100 });
      const times = collected.map(({ collectedAt }) => Date.parse(collectedAt));
      expectSame(
        'the times, in the order given',
        times,
        times.toSorted((a, b) => b - a),
      );
      expectTrue(
        'all say that they are collected',
        collected.every(({ position }) => position.collected === true),
      );
      const page = await candidate.call(queryCollections, { pageSize: 1, pageNo: 2 });
      expectSame('the second page of one', [page.total, page.rows[0]?.position.id], [now.length, now[1]]);
      await candidate.call(cancelCollectPosition, { positionId: two });
      expectSame(
        'the candidate’s, without one',
        (await collectedBy(candidate)).toSorted(),
        [...kept, one].toSorted(),
      );
      expectSame('the newcomer’s, still', await collectedBy(newcomer), [two, ...kepts]);
      await candidate.call(cancelCollectPosition, { positionId: one });
      await newcomer.call(cancelCollectPosition, { positionId: two });
    }),
  ),
  rule(
    ['queryCollections', 'queryPositionList'],
    'keeps a position that is closed, which no list has any more',
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
  rule(
    'getResume',
    'is the caller’s own, the same however often it is read',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const [one, other] = [await candidate.call(getResume, {}), await newcomer.call(getResume, {})];
      expectTrue('ids differ', one.id !== other.id);
      expectSame('the candidate’s, read again', await candidate.call(getResume, {}), one);
      expectTrue(
        'a complete one has basics, intention and education',
        one.basics.name !== '' && one.education.length > 0,
      );
      expectTrue(
        'at most three of each intention',
        [one.intention.industry, one.intention.category, one.intention.position].every(
          ({ length }) => length <= 3,
        ),
      );
      expectTrue(
        'the newcomer’s has nothing of the candidate’s',
        other.basics.name === '' || other.basics.name !== one.basics.name,
      );
    }),
  ),
  rule(
    ['queryPhilosophy', 'queryPositionDetail'],
    'is of the position’s own company',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { rows } = await probe.call(queryPositionList, { pageSize: 100 });
      const one = shownBy('position', rows[0]);
      const other = shownBy(
        'position of a second company',
        rows.find(({ company }) => company !== one.company),
      );
      for (const { id, companyDescr } of [one, other]) {
        expectSame(
          'the company',
          (await probe.call(queryPhilosophy, { positionId: id })).companyDescr,
          companyDescr,
        );
      }
    }),
  ),
];
