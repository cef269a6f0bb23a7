import type { PositionStatus } from '../domain/state.ts';
import { type PositionTable, recruitTypeCodes, statuses } from './table.ts';

export interface PositionFilter {
  readonly recruitType: string;
  readonly status: PositionStatus;
  readonly limit: number;
}

/** The ids of the first positions of a channel and status, for scenarios and tests. */
export function firstPositions(
  table: PositionTable,
  { recruitType, status, limit }: PositionFilter,
): string[] {
  const ids: string[] = [];
  for (let index = 0; index < table.size && ids.length < limit; index++) {
    if (recruitTypeCodes[table.recruitType[index] ?? 0] !== recruitType) continue;
    if (statuses[table.status[index] ?? 0] === status) ids.push(table.idOf(index));
  }
  return ids;
}
