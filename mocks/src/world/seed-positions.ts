import { careerOf } from '../backend/people.ts';
import type { PositionStatus } from '../domain/state.ts';
import { titleOf } from '../positions/describe.ts';
import { firstPositions } from '../positions/first-positions.ts';
import type { PositionTable } from '../positions/table.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import type { SeedPositions } from './seed-state.ts';

const DELIVERED = 3;
const COLLECTED_OPEN = 2;
/** How many positions are searched for different titles. */
const LIMIT = 30;

/** The positions that the candidate has applied for and collected; the table is only created if there can be some. */
export function seedPositions(
  { seed, size, persona }: Pick<WorldConfig, 'seed' | 'size' | 'persona'>,
  positions: () => PositionTable,
): SeedPositions {
  if (size === 0 || persona === 'newcomer') return { delivered: [], collected: [] };
  const table = positions();
  const first = (status: PositionStatus, posCategory?: string) =>
    firstPositions(table, { recruitType: 'A01', status, limit: LIMIT, ...(posCategory && { posCategory }) });
  // The candidate applies within their own profession; a small world may not have enough such positions.
  const { category } = careerOf(seed, magicAccounts.candidate.id);
  const [ownLine, open, closed] = [first('open', category), first('open'), first('closed')];
  // Two stories about the same title would look like one. A position may have been closed since.
  const apart = onePerTitle(table, [...ownLine, ...first('closed', category), ...open]);
  const delivered = [...new Set([...apart, ...open])].slice(0, DELIVERED);
  const isLeft = (id: string) => !delivered.includes(id);
  return {
    delivered,
    collected: [
      ...[...new Set([...ownLine, ...open])].filter(isLeft).slice(0, COLLECTED_OPEN),
      ...closed.filter(isLeft).slice(0, 1),
    ],
  };
}

/** Of positions with the same title, the first one. */
function onePerTitle(table: PositionTable, ids: readonly string[]): string[] {
  const titles = ids.map((id) => titleOf(table, table.indexOf(id) ?? 0));
  const isFirst = titles.map((title, at) => titles.indexOf(title) === at);
  return ids.filter((_, at) => isFirst[at]);
}
