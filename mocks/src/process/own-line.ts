import { firstPositions } from '../positions/first-positions.ts';
import { siteOfWorld } from '../sites/websites.ts';
import type { ProcessHost } from './host.ts';

/** How many positions of a line of work are looked at. */
const LIMIT = 100;

/**
 * Open positions of the world's site that the candidate may have applied for, in their own line of work and neither
 * applied for nor saved. A small world may not have enough of it: then one that they have saved, then of any line.
 */
export function freeInOwnLine(host: ProcessHost): readonly string[] {
  const [recruitType = 'A01'] = siteOfWorld(host.config).recruitTypes;
  const { table } = host.positions();
  const { deliveries, collections } = host.state();
  const open = { recruitType, status: 'open', limit: LIMIT } as const;
  const ownLine = firstPositions(table, { ...open, posCategory: host.sampleCandidate().category });
  const without = (ids: readonly string[], ...taken: readonly (readonly { positionId: string }[])[]) =>
    ids.filter((id) => !taken.flat().some(({ positionId }) => positionId === id));
  const free = without(ownLine, deliveries, collections);
  if (free.length > 0) return free;
  const saved = without(ownLine, deliveries);
  return saved.length > 0 ? saved : without(firstPositions(table, open), deliveries);
}
