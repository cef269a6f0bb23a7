import type { PositionStatus } from '../domain/state.ts';
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
