import { facetNames, positionSorts, queryPositionList } from '@careers/gateway/contract';
import { type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allRows, type ListParam, plainRows, valuesOf } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

const idsOn = async (probe: Probe, param: ListParam) =>
  (await probe.call(queryPositionList, param)).rows.map(({ id }) => id);

/** Pages of lists: none overlaps with another, none omits a row, and each is as long as requested. */
export const positionPageRules: readonly Rule[] = [
  ...positionSorts.map((sort) =>
    rule(
      'queryPositionList',
      `has each position on one page alone, in the order ${sort}`,
      recipe(async (probe) => {
        const { rows } = await allRows(probe, { sort });
        expectSame('positions that come twice', rows.length - new Set(rows.map(({ id }) => id)).size, 0);
        const pageSize = Math.max(1, Math.floor(rows.length / 3));
        const small = [];
        for (let pageNo = 1; pageNo <= 4; pageNo++)
          small.push(...(await idsOn(probe, { sort, pageSize, pageNo })));
        expectSame(
          'positions on pages of another size, put together',
          small,
          rows.slice(0, 4 * pageSize).map(({ id }) => id),
        );
      }),
    ),
  ),
  rule(
    'queryPositionList',
    'gives as many positions a page as asked for, ten by default, and the rest on the last page',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const total = shownBy('list of more than ten positions', rows.length > 10 ? rows.length : undefined);
      expectSame('positions on a page of no given size', (await idsOn(probe, {})).length, 10);
      for (const pageSize of [1, 7, 100]) {
        const page = await idsOn(probe, { pageSize });
        expectSame(`positions on a page of ${pageSize}`, page.length, Math.min(pageSize, total));
      }
      const last = Math.ceil(total / 7);
      const rest = await idsOn(probe, { pageSize: 7, pageNo: last });
      expectSame(
        'positions on the last page of seven',
        rest,
        rows.slice(7 * (last - 1)).map(({ id }) => id),
      );
    }),
  ),
  rule(
    'queryPositionList',
    'answers a page past the end without positions, and with the same total',
    recipe(async (probe) => {
      const { total } = await probe.call(queryPositionList, {});
      const past = await probe.call(queryPositionList, { pageNo: Math.ceil(total / 10) + 1, pageSize: 10 });
      expectSame('positions past the end, and the total', [past.rows.length, past.total], [0, total]);
    }),
  ),
  rule(
    'queryPositionList',
    'answers the first page when no page is named',
    recipe(async (probe) =>
      expectSame('page one, and no page', await idsOn(probe, { pageNo: 1 }), await idsOn(probe, {})),
    ),
  ),
  rule(
    'queryPositionList',
    'keeps total and facets the same on every page and in every order',
    recipe(async (probe) => {
      const first = await probe.call(queryPositionList, { pageSize: 5 });
      for (const other of [{ pageNo: 2 }, ...positionSorts.map((sort) => ({ sort }))]) {
        const { total, facets } = await probe.call(queryPositionList, { pageSize: 5, ...other });
        expectSame(
          `total and facets with ${JSON.stringify(other)}`,
          [total, facets],
          [first.total, first.facets],
        );
      }
    }),
  ),
  rule(
    'queryPositionList',
    'pages the filtered positions, with their total',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const facet = facetNames.find((name) => {
        const [most = ''] = valuesOf(rows, name);
        return most && valuesOf(rows, name).length > 1;
      });
      const name = shownBy('filter with two values', facet);
      const { rows: left } = await allRows(probe, { [name]: valuesOf(rows, name).slice(0, 1) });
      const asked = { [name]: valuesOf(rows, name).slice(0, 1), pageSize: 1 };
      const second = await probe.call(queryPositionList, { ...asked, pageNo: 2 });
      const due = left.slice(1, 2).map(({ id }) => id);
      expectSame(
        'the second position, alone on its page',
        second.rows.map(({ id }) => id),
        due,
      );
      expectTrue('its total is of what the filter left', second.total === left.length);
    }),
  ),
];
