import { careerOf } from '../backend/people.ts';
import { firstPositions } from '../positions/first-positions.ts';
import type { PositionTable } from '../positions/table.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import type { SeedPositions } from './seed-state.ts';

/** What the candidate has delivered to and collected; the table is drawn only where there can be something. */
export function seedPositions(
  { seed, size, persona }: Pick<WorldConfig, 'seed' | 'size' | 'persona'>,
  positions: () => PositionTable,
): SeedPositions {
  if (size === 0 || persona === 'newcomer') return { delivered: [], collected: [] };
  const table = positions();
  const firstOpen = (posCategory?: string) =>
    firstPositions(table, {
      recruitType: 'A01',
      status: 'open',
      limit: 5,
      ...(posCategory && { posCategory }),
    });
  // One applies in one's own line of work; a small world may not have enough of it.
  const { category } = careerOf(seed, magicAccounts.candidate.id);
  const open = [...new Set([...firstOpen(category), ...firstOpen()])].slice(0, 5);
  return {
    delivered: open.slice(0, 3),
    collected: [
      ...open.slice(3),
      ...firstPositions(table, { recruitType: 'A01', status: 'closed', limit: 1 }),
    ],
  };
}
