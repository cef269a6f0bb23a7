import {
  type DataOf,
  eachFacet,
  type FacetName,
  facetNames,
  type ParamOf,
  type PositionSummary,
  queryPositionList,
} from '@careers/gateway/contract';
import type { Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';

export type ListParam = ParamOf<typeof queryPositionList>;
type PositionList = DataOf<typeof queryPositionList>;

/** The most rows that a case fetches to count them: fifty pages. */
const FETCHED_MAX = 5000;
const PAGE_MAX = 100;

/** A list that was fetched completely, and its query. */
interface WholeList {
  readonly asked: ListParam;
  readonly rows: readonly PositionSummary[];
  readonly facets: PositionList['facets'];
}

/** Every row of a question, page by page. */
export async function allRows(probe: Probe, asked: ListParam): Promise<WholeList> {
  const pageSize = PAGE_MAX;
  const first = await probe.call(queryPositionList, { ...asked, pageSize });
  const rows = [...first.rows];
  for (let pageNo = 2; (pageNo - 1) * pageSize < first.total; pageNo++) {
    rows.push(...(await probe.call(queryPositionList, { ...asked, pageSize, pageNo })).rows);
  }
  expectSame('rows on all pages together, where the total says how many', rows.length, first.total);
  return { asked, rows, facets: first.facets };
}

/** The site's positions without any filter: the rows that the rules count. */
export async function plainRows(probe: Probe): Promise<WholeList> {
  const { total } = await probe.call(queryPositionList, { pageSize: 1 });
  shownBy(
    `website of at most ${FETCHED_MAX} positions, which can be counted`,
    total <= FETCHED_MAX || undefined,
  );
  return allRows(probe, {});
}

/** The ids by which a filter finds a position. */
export const idsOf: Readonly<Record<FacetName, (row: PositionSummary) => readonly string[]>> = {
  company: (row) => [row.company],
  department: (row) => [row.department],
  education: (row) => [row.education.id],
  posCategory: (row) => [row.posCategory.id],
  workPlace: (row) => [row.workPlace.id],
  workYears: (row) => [row.workYears.id],
  benefits: (row) => row.benefits.map(({ id }) => id),
};

/** The values of a position for a filter, by id. */
export const namesOf: Readonly<
  Record<FacetName, (row: PositionSummary) => readonly (readonly [string, string])[]>
> = {
  company: (row) => [[row.company, row.companyDescr]],
  department: (row) => [[row.department, row.deptIdDescr]],
  education: (row) => [[row.education.id, row.education.name]],
  posCategory: (row) => [[row.posCategory.id, row.posCategory.name]],
  workPlace: (row) => [[row.workPlace.id, row.workPlace.name]],
  workYears: (row) => [[row.workYears.id, row.workYears.name]],
  benefits: (row) => row.benefits.map(({ id, name }) => [id, name]),
};

/** Whether a position has one of these ids; any position if there are none. */
export function has(row: PositionSummary, name: FacetName, ids: readonly string[] | undefined): boolean {
  return !ids || ids.length === 0 || idsOf[name](row).some((id) => ids.includes(id));
}

/** The ids of a filter that occur in some positions, the most frequent first. */
export function valuesOf(rows: readonly PositionSummary[], name: FacetName): string[] {
  return [...countsOf(rows, name)].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** How many positions have each id of a filter. */
export function countsOf(rows: readonly PositionSummary[], name: FacetName): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of rows.flatMap((row) => idsOf[name](row))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Queries a part of a list, and compares its rows with the counted ones. */
export async function expectPart(
  probe: Probe,
  { asked, rows }: WholeList,
  filters: Partial<Record<FacetName, readonly string[]>>,
): Promise<PositionList> {
  const due = rows.filter((row) => facetNames.every((name) => has(row, name, filters[name])));
  const said = JSON.stringify(filters);
  const given = eachFacet((name) => (filters[name] ? [...filters[name]] : undefined));
  const param: ListParam = { ...asked, ...withoutUndefined(given), pageSize: PAGE_MAX };
  const part = await probe.call(queryPositionList, param);
  expectSame(`the total of ${said}`, part.total, due.length);
  const ids = new Set(due.map(({ id }) => id));
  const strange = part.rows.find(({ id }) => !ids.has(id));
  expectTrue(
    `${said} gives only positions that have it, and not ${strange?.post} (${strange?.id})`,
    !strange,
  );
  return part;
}

function withoutUndefined(filters: Partial<Record<FacetName, string[] | undefined>>): ListParam {
  return Object.fromEntries(Object.entries(filters).filter(([, ids]) => ids !== undefined));
}

/** A facet's counts, without entries that would give nothing. */
export function shownCounts(facets: PositionList['facets'], name: FacetName): Record<string, number> {
  return sorted(facets[name].filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
}

export function sorted(entries: Iterable<readonly [string, number]>): Record<string, number> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
