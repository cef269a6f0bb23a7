import {
  cancelCollectPosition,
  collectPosition,
  createShareLink,
  deliverResume,
  facetNames,
  getResume,
  type PositionSummary,
  queryBrands,
  queryCollections,
  queryDeliveries,
  queryHotPositions,
  queryLatestPositions,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
  querySuggestions,
  revokeDelivery,
} from '@careers/gateway/contract';
import { needing, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { employee, INTERNAL, type Inside, internalOf } from './employee.ts';
import { allRows, countsOf, plainRows, shownCounts, sorted } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

async function internalPosition(probe: Inside): Promise<PositionSummary> {
  const { rows } = await (await employee(probe)).call(queryPositionList, { pageSize: 1 });
  return shownBy('position on the internal site', rows[0]);
}

/** Internal positions never show outside, and external ones never inside (decision 6.7). */
export const internalPositionRules: readonly Rule[] = [
  rule(
    ['queryPositionList', 'queryHotPositions', 'queryLatestPositions'],
    'shows no internal position on an external site, be it asked for by type, nor to an employee',
    needing(['internal-site', 'directory'], async (probe) => {
      const outside = (await employee(probe)).about(probe.site);
      for (const someone of [probe, outside]) {
        expectSame('internal positions in the list', internalOf((await plainRows(someone)).rows), []);
        expectSame('hot ones', internalOf(await someone.call(queryHotPositions, { limit: 20 })), []);
        expectSame('latest ones', internalOf(await someone.call(queryLatestPositions, { limit: 20 })), []);
        for (const recruitTypeCode of INTERNAL) {
          const { total } = await someone.call(queryPositionList, { recruitTypeCode });
          expectSame(`positions of type ${recruitTypeCode}`, total, 0);
        }
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'querySimilarPositions', 'collectPosition', 'deliverResume', 'createShareLink'],
    'does not know an internal position on an external site, by any method',
    needing(['internal-site', 'directory'], async (probe) => {
      const { id, post } = await internalPosition(probe);
      const candidate = await probe.another('candidate');
      const answers = {
        queryPositionDetail: await probe.reply(queryPositionDetail, { id }),
        querySimilarPositions: await probe.reply(querySimilarPositions, { id }),
        createShareLink: await probe.reply(createShareLink, { kind: 'position', positionId: id }),
        collectPosition: await candidate.reply(collectPosition, { positionId: id }),
        queryPhilosophy: await candidate.reply(queryPhilosophy, { positionId: id }),
        deliverResume: await candidate.reply(deliverResume, {
          positionId: id,
          source: 'resume',
          idempotencyKey: probe.newKey(),
        }),
      };
      for (const [name, { code }] of Object.entries(answers)) expectSame(`the code of ${name}`, code, '451');
      const { rows } = await probe.call(queryPositionList, { keyword: post, pageSize: 100 });
      expectSame(`internal positions that ${post} finds`, internalOf(rows), []);
    }),
  ),
  rule(
    ['queryHotPositions', 'queryLatestPositions', 'queryBrands', 'querySimilarPositions', 'querySuggestions'],
    'lists only internal positions on the internal site, by any method',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await allRows(inside, {});
      const hot = await inside.call(queryHotPositions, { limit: 20 });
      const latest = await inside.call(queryLatestPositions, { limit: 20 });
      const similar = [];
      for (const { id } of rows.slice(0, 5))
        similar.push(...(await inside.call(querySimilarPositions, { id, limit: 20 })));
      for (const [what, given] of Object.entries({ hot, latest, similar }))
        expectSame(`internal ones among the ${what}`, internalOf(given).length, given.length);
      expectSame(
        'how many hot and latest ones',
        [hot.length, latest.length],
        [Math.min(20, rows.length), Math.min(20, rows.length)],
      );
      const brands = (await inside.call(queryBrands, {})).filter(({ openPositions }) => openPositions > 0);
      expectSame(
        'open positions by company',
        sorted(brands.map(({ id, openPositions }) => [id, openPositions])),
        sorted(countsOf(rows, 'company')),
      );
      const outside = shownBy('external position', (await plainRows(probe)).rows[0]);
      const offered = new Set<string>();
      for (const { post } of [outside, ...rows.slice(0, 3)]) {
        for (const word of await inside.call(querySuggestions, { keyword: post.slice(0, 2) }))
          offered.add(word);
      }
      for (const word of offered) {
        const { total } = await inside.call(queryPositionList, { keyword: word, pageSize: 1 });
        expectTrue(`${word}, offered inside, finds something there`, total > 0);
      }
    }),
  ),
  rule(
    'querySuggestions',
    'suggests no words of internal positions on an external site',
    needing(['internal-site', 'directory'], async (probe) => {
      const { rows } = await (await employee(probe)).call(queryPositionList, { pageSize: 20 });
      for (const { post } of rows) {
        for (const word of await probe.call(querySuggestions, { keyword: post })) {
          const { total } = await probe.call(queryPositionList, { keyword: word, pageSize: 1 });
          expectTrue(`${word}, offered for ${post}, finds something`, total > 0);
        }
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'querySimilarPositions', 'queryPhilosophy', 'collectPosition', 'deliverResume'],
    'does not know an external position on the internal site, by any method',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { id } = shownBy('external position', (await plainRows(probe)).rows[0]);
      const answers = {
        queryPositionDetail: await inside.reply(queryPositionDetail, { id }),
        querySimilarPositions: await inside.reply(querySimilarPositions, { id }),
        queryPhilosophy: await inside.reply(queryPhilosophy, { positionId: id }),
        collectPosition: await inside.reply(collectPosition, { positionId: id }),
        deliverResume: await inside.reply(deliverResume, {
          positionId: id,
          source: 'resume',
          idempotencyKey: probe.newKey(),
        }),
      };
      for (const [name, { code }] of Object.entries(answers)) expectSame(`the code of ${name}`, code, '451');
    }),
  ),
  rule(
    [
      'collectPosition',
      'cancelCollectPosition',
      'queryCollections',
      'queryPhilosophy',
      'queryPositionDetail',
    ],
    'lets an employee look at an internal position, and keep it',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await inside.call(queryPositionList, { pageSize: 100 });
      const one = shownBy(
        'internal position that was not collected',
        rows.find(({ collected }) => !collected),
      );
      expectSame('the position', (await inside.call(queryPositionDetail, { id: one.id })).id, one.id);
      const { companyDescr } = await inside.call(queryPhilosophy, { positionId: one.id });
      expectSame('whose philosophy', companyDescr, one.companyDescr);
      await inside.call(collectPosition, { positionId: one.id });
      const kept = async () =>
        (await inside.call(queryCollections, {})).rows.map(({ position }) => position.id);
      expectSame('the last one kept', (await kept())[0], one.id);
      await inside.call(cancelCollectPosition, { positionId: one.id });
      expectTrue('it is kept no longer', !(await kept()).includes(one.id));
    }),
  ),
  rule(
    ['deliverResume', 'revokeDelivery', 'queryDeliveries'],
    'takes an employee’s application for an internal position',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { missing } = await inside.call(getResume, {});
      shownBy('complete resume of the employee', missing.length === 0 || undefined);
      const { rows } = await inside.call(queryPositionList, { pageSize: 100 });
      const free = rows.find(({ deliveredId }) => deliveredId === undefined);
      const { id: positionId } = shownBy('internal position without a delivery', free);
      const made = await inside.call(deliverResume, {
        positionId,
        source: 'resume',
        idempotencyKey: probe.newKey(),
      });
      expectSame('the position', made.position.id, positionId);
      const deliveries = await inside.call(queryDeliveries, {});
      expectSame('the newest delivery', deliveries.rows[0]?.id, made.id);
      await inside.call(revokeDelivery, { id: made.id, idempotencyKey: probe.newKey() });
    }),
  ),
  rule(
    ['createShareLink', 'queryPositionList'],
    'shares no internal position, neither from the internal site nor by type from an external one',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { id } = await internalPosition(probe);
      const one = await inside.reply(createShareLink, { kind: 'position', positionId: id });
      const list = await inside.reply(createShareLink, { kind: 'list' });
      expectSame('the codes of shares from the internal site', [one.code, list.code], ['451', '451']);
      const filters = { recruitTypeCode: 'A03' };
      const byType = await probe.reply(createShareLink, { kind: 'list', filters });
      if (byType.code !== '451') {
        const { ticket } = Object(byType.data);
        expectSame(
          'positions in a share by type',
          (await probe.call(queryPositionList, { ticket })).total,
          0,
        );
      }
      const { ticket: all } = await probe.call(createShareLink, { kind: 'list' });
      expectSame(
        'the code of a ticket on the internal site',
        (await inside.reply(queryPositionList, { ticket: all })).code,
        '451',
      );
    }),
  ),
  rule(
    'queryPositionList',
    'narrows to one recruit type of those that the site has, and counts in each facet what is left',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      for (const recruitTypeCode of ['A01', 'A02', 'A04', 'A00']) {
        const due = rows.filter((row) => row.recruitTypeCode === recruitTypeCode);
        const { total, facets } = await probe.call(queryPositionList, { recruitTypeCode });
        expectSame(`positions of type ${recruitTypeCode}`, total, due.length);
        for (const name of facetNames)
          expectSame(
            `counts of ${name} for type ${recruitTypeCode}`,
            shownCounts(facets, name),
            sorted(countsOf(due, name)),
          );
      }
    }),
  ),
  rule(
    'queryPositionList',
    'narrows to one recruit type on the internal site',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await allRows(inside, {});
      for (const recruitTypeCode of INTERNAL) {
        const due = rows.filter((row) => row.recruitTypeCode === recruitTypeCode).map(({ id }) => id);
        const given = await allRows(inside, { recruitTypeCode });
        expectSame(
          `positions of type ${recruitTypeCode}`,
          given.rows.map(({ id }) => id),
          due,
        );
      }
    }),
  ),
];
