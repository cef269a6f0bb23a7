import {
  cancelCollectPosition,
  collectPosition,
  type PositionSummary,
  queryCollections,
  queryHotPositions,
  queryLatestPositions,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { delivered, ids } from './delivering.ts';
import { allRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

const collectedBy = async (probe: Probe) =>
  (await probe.call(queryCollections, { pageSize: 100 })).rows.map(({ position }) => position.id);

/** What a position says about the caller, in every list and on its own page. */
async function flagsOf(probe: Probe, id: string) {
  const detail = await probe.call(queryPositionDetail, { id });
  const { rows } = await probe.call(queryPositionList, { keyword: detail.post, pageSize: 100 });
  const row = rows.find((one) => one.id === id);
  const flags = ({ collected = false, deliveredId }: PositionSummary) => ({ collected, deliveredId });
  if (row) expectSame('marks in the list, and of the position itself', flags(row), flags(detail));
  return flags(detail);
}

/** Which positions a person collects, and who sees that. */
export const collectionRules: readonly Rule[] = [
  rule(
    ['queryPositionDetail', 'queryPositionList', 'collectPosition', 'deliverResume'],
    'marks what the caller has collected and applied for, and only for the caller',
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
    ['queryHotPositions', 'queryLatestPositions', 'querySimilarPositions', 'queryPositionDetail'],
    'shows a position alike in each list, with what the caller has collected and applied for, and when',
    recipe((probe) =>
      delivered(probe, async (candidate, made) => {
        const { id } = made.position;
        await candidate.call(collectPosition, { positionId: id });
        const { rows } = await allRows(candidate, {});
        const known = new Map(rows.map((row) => [row.id, row]));
        const { collected, deliveredId, deliveredAt } = shownBy(
          'delivered position in the list',
          known.get(id),
        );
        expectSame('marks', [collected, deliveredId], [true, made.id]);
        const due = Date.parse(made.deliveredAt);
        expectSame('when it was delivered, in the list', Date.parse(deliveredAt ?? ''), due);
        const twin = rows.find((row) => row.id !== id && row.posCategory.id === made.position.posCategory.id);
        const lists = {
          hot: await candidate.call(queryHotPositions, { limit: 20 }),
          latest: await candidate.call(queryLatestPositions, { limit: 20 }),
          similar: twin ? await candidate.call(querySimilarPositions, { id: twin.id, limit: 20 }) : [],
        };
        for (const [what, list] of Object.entries(lists))
          for (const row of list)
            expectSame(`${row.post} (${row.id}) among the ${what}`, row, known.get(row.id));
        const detail = await candidate.call(queryPositionDetail, { id });
        expectSame(
          'when it was delivered, of the position itself',
          Date.parse(detail.deliveredAt ?? ''),
          due,
        );
        await candidate.call(cancelCollectPosition, { positionId: id });
      }),
    ),
  ),
  rule(
    ['queryHotPositions', 'queryLatestPositions', 'querySimilarPositions', 'collectPosition'],
    'marks in the short lists too what the caller has collected, and only for the caller',
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
    'keeps a collection for each person, with a position once, and the last one first',
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
      const late = Math.abs((times[0] ?? 0) - Date.now());
      expectTrue(`the last was collected now, not ${late} ms from now`, late < 600_000);
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
];
