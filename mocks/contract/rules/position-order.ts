import {
  type PositionSummary,
  queryHotPositions,
  queryLatestPositions,
  queryPositionList,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { type Probe, recipe } from '@careers/gateway/reference';
import { expectSame } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allRows, type ListParam, plainRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

const ids = (rows: readonly PositionSummary[]) => rows.map(({ id }) => id);
const days = (rows: readonly PositionSummary[]) => rows.map(({ publishDate }) => publishDate);
const listed = async (probe: Probe, param: ListParam) =>
  ids((await probe.call(queryPositionList, param)).rows);

/** The orders of lists, and the short lists that are the beginning of one. */
export const positionOrderRules: readonly Rule[] = [
  rule(
    'queryPositionList',
    'puts the latest first, by day of publication, where no other order is asked for',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      shownBy('positions of two days', new Set(days(rows)).size > 1 || undefined);
      expectSame('the days, in the order given', days(rows), days(rows).toSorted().toReversed());
      expectSame('the order latest', ids((await allRows(probe, { sort: 'latest' })).rows), ids(rows));
    }),
  ),
  rule(
    ['queryPositionList', 'queryHotPositions'],
    'sorts the same positions by hot in the order of queryHotPositions',
    recipe(async (probe) => {
      const latest = await plainRows(probe);
      const { rows } = await allRows(probe, { sort: 'hot' });
      expectSame('the positions, in whatever order', ids(rows).toSorted(), ids(latest.rows).toSorted());
      const hot = await probe.call(queryHotPositions, { limit: 20 });
      expectSame('the hot positions', ids(hot), ids(rows).slice(0, 20));
      const differ = ids(rows).join() !== ids(latest.rows).join();
      shownBy('positions of which the hottest are not the latest', differ || undefined);
    }),
  ),
  rule(
    'queryPositionList',
    'keeps the order asked for within filters and within a company',
    recipe(async (probe) => {
      for (const sort of ['latest', 'hot'] as const) {
        const { rows, facets } = await allRows(probe, { sort });
        const { id } = shownBy(
          'company with positions',
          facets.company.find(({ count }) => count > 1),
        );
        const due = ids(rows.filter(({ company }) => company === id)).slice(0, 10);
        expectSame(`the ${sort} of one company`, await listed(probe, { sort, company: [id] }), due);
        expectSame(`the ${sort} on one company’s pages`, await listed(probe, { sort, comId: id }), due);
      }
    }),
  ),
  rule(
    'queryPositionList',
    'sorts by relevance positions with the keyword in their title before others',
    recipe(async (probe) => {
      const { keyword, rows } = shownBy(
        'keyword that some titles have, and other positions elsewhere',
        await keywordOfSeveral(probe),
      );
      const inTitle = rows.map(({ post }) => post.includes(keyword));
      const due = inTitle.toSorted((a, b) => Number(b) - Number(a));
      expectSame(`whether the title has ${keyword}, in the order given`, inTitle, due);
    }),
  ),
  rule(
    ['queryLatestPositions', 'queryPositionList'],
    'gives the first positions of the list, as many as asked for, and six by default',
    recipe(async (probe) => {
      const due = await listed(probe, { pageSize: 20 });
      for (const limit of [1, 5, 20]) {
        expectSame(
          `the latest ${limit}`,
          ids(await probe.call(queryLatestPositions, { limit })),
          due.slice(0, limit),
        );
      }
      expectSame('without a number', ids(await probe.call(queryLatestPositions, {})), due.slice(0, 6));
    }),
  ),
  rule(
    'queryHotPositions',
    'gives as many open positions as asked for, six by default, and none twice',
    recipe(async (probe) => {
      const { total } = await probe.call(queryPositionList, { pageSize: 1 });
      for (const limit of [undefined, 1, 20]) {
        const hot = await probe.call(queryHotPositions, limit === undefined ? {} : { limit });
        expectSame(`hot positions with limit ${limit}`, hot.length, Math.min(limit ?? 6, total));
        expectSame('those of them that are open, each once', openOnes(hot), hot.length);
      }
    }),
  ),
  ...(['queryHotPositions', 'queryLatestPositions'] as const).map((id) =>
    rule(
      id,
      'gives only positions of one company when that is asked for',
      recipe(async (probe) => {
        const { facets } = await probe.call(queryPositionList, { pageSize: 1 });
        const company = shownBy('company with positions', facets.company.at(-1));
        const sort = id === 'queryHotPositions' ? 'hot' : 'latest';
        const due = await listed(probe, { company: [company.id], sort, pageSize: 20 });
        const method = id === 'queryHotPositions' ? queryHotPositions : queryLatestPositions;
        const given = await probe.call(method, { comId: company.id, limit: 20 });
        expectSame(`the ${sort} of ${company.id}`, ids(given), due);
      }),
    ),
  ),
  rule(
    'querySimilarPositions',
    'gives open positions of the same category without the position itself, as many as asked for',
    recipe(async (probe) => {
      const { rows, facets } = await plainRows(probe);
      const category = shownBy(
        'category of 3 to 20',
        facets.posCategory.find(({ count }) => count > 2 && count <= 20),
      );
      const alike = rows.filter(({ posCategory }) => posCategory.id === category.id);
      const { id } = shownBy('position in it', alike.at(-1));
      const given = await probe.call(querySimilarPositions, { id, limit: 20 });
      const due = ids(alike).filter((other) => other !== id);
      expectSame('positions like it', ids(given).toSorted(), due.toSorted());
      const two = await probe.call(querySimilarPositions, { id, limit: 2 });
      expectSame('two of them, when two are asked for', ids(two), ids(given).slice(0, 2));
    }),
  ),
  rule(
    'querySimilarPositions',
    'stays within one company where it is asked for, and knows no position of another',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const one = shownBy(
        'company with two positions of a category',
        rows.find(
          (row) => rows.filter((other) => alike(row, other) && other.company === row.company).length > 1,
        ),
      );
      const given = await probe.call(querySimilarPositions, { id: one.id, comId: one.company, limit: 20 });
      const due = rows.filter(
        (other) => other.id !== one.id && other.company === one.company && alike(one, other),
      );
      expectSame('positions like it in its company', ids(given).toSorted(), ids(due).toSorted());
      const elsewhere = shownBy(
        'second company',
        rows.find(({ company }) => company !== one.company),
      );
      const { code } = await probe.reply(querySimilarPositions, { id: one.id, comId: elsewhere.company });
      expectSame('the code for another company’s position', code, '451');
    }),
  ),
];

const alike = (one: PositionSummary, other: PositionSummary) => one.posCategory.id === other.posCategory.id;

const openOnes = (rows: readonly PositionSummary[]) =>
  new Set(ids(rows.filter(({ status }) => status === 'open'))).size;

/** A keyword that occurs in some titles, and elsewhere in other positions: one of the names that the site's positions have. */
async function keywordOfSeveral(probe: Probe) {
  const { rows } = await plainRows(probe);
  const names = new Set(rows.flatMap((row) => [row.posCategory.name, row.deptIdDescr, row.companyDescr]));
  const words = [...names].flatMap((name) => [name, name.slice(0, 2), name.slice(-2)]);
  const titles = rows.map(({ post }) => post);
  for (const keyword of new Set(words.filter((word) => titles.some((title) => title.includes(word))))) {
    const found = await probe.call(queryPositionList, { keyword, sort: 'relevance', pageSize: 100 });
    const plain = await probe.call(queryPositionList, { keyword, sort: 'latest', pageSize: 100 });
    const ranks = plain.rows.map(({ post }) => post.includes(keyword));
    // A keyword whose latest match is not in a title: there, the orders differ.
    if (
      ranks.includes(true) &&
      ranks.indexOf(false) !== -1 &&
      ranks.indexOf(false) < ranks.lastIndexOf(true)
    ) {
      return { keyword, rows: found.rows };
    }
  }
  return undefined;
}
