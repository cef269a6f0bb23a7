import { HOUR } from '../core/clock.ts';
import type { PositionStatus } from '../domain/state.ts';
import { titleOf } from './describe.ts';
import { facetEntries, type PositionTable, recruitTypeCodes, statuses } from './table.ts';

export interface PositionFilter {
  readonly recruitType: string;
  readonly status: PositionStatus;
  readonly limit: number;
  /** Further positions to include, whatever their status. */
  readonly orAmong?: ReadonlySet<string>;
  /** A job category; without it, any. */
  readonly posCategory?: string;
  /** The id of a company; without it, any. */
  readonly company?: string;
}

/** The ids of the first positions of a channel and status, for scenarios and tests. */
export function firstPositions(
  table: PositionTable,
  { recruitType, status, limit, orAmong, posCategory, company }: PositionFilter,
): string[] {
  const ids: string[] = [];
  for (let index = 0; index < table.size && ids.length < limit; index++) {
    if (recruitTypeCodes[table.recruitType[index] ?? 0] !== recruitType) continue;
    if (posCategory && facetEntries.posCategory[table.posCategory[index] ?? 0]?.id !== posCategory) continue;
    if (company && facetEntries.company[table.company[index] ?? 0]?.id !== company) continue;
    const id = table.idOf(index);
    if (statuses[table.status[index] ?? 0] === status || orAmong?.has(id)) ids.push(id);
  }
  return ids;
}

/** How long before the world began a position was published, in milliseconds. */
export function publishedAgo(table: PositionTable, id: string): number {
  return (table.publishedHoursAgo[table.indexOf(id) ?? 0] ?? 0) * HOUR;
}

const MOST_YEARS = facetEntries.workYears.findIndex(({ id }) => id === 'years-10');

/** Whether a sample person may apply for a position: all of them have worked for less than ten years. */
export function isInReach(table: PositionTable, id: string): boolean {
  return (table.workYears[table.indexOf(id) ?? 0] ?? 0) < MOST_YEARS;
}

export function oldestFirst(table: PositionTable, ids: readonly string[]): string[] {
  return ids.toSorted((one, other) => publishedAgo(table, other) - publishedAgo(table, one));
}

/** Whether two positions, by their ids, have one title. */
export function isSameTitle(table: PositionTable, one: string, other: string): boolean {
  return titleOf(table, table.indexOf(one) ?? 0) === titleOf(table, table.indexOf(other) ?? 0);
}
