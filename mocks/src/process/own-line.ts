import { firstPositions } from '../positions/first-positions.ts';
import { siteOfWorld } from '../sites/websites.ts';
import type { ProcessHost } from './host.ts';

/** How many positions of a profession are looked at. */
const LIMIT = 100;

/** The candidate of a new world has applied for the first ones already. */
const APPLIED_FOR = 3;

/**
 * An open position of the world's site that the candidate may have applied for and has not: in their own line of work and not
 * among those that they have saved. A small world may not have enough of it: then one that they have saved, then of any line.
 * @param turn which one, counted from the first, or from the last below zero; the next free one where it is taken, so that two
 * who ask get the same whoever asks first, as long as there are enough
 */
export function freeInOwnLine(host: ProcessHost, turn: number): string | undefined {
  const [recruitType = 'A01'] = siteOfWorld(host.config).recruitTypes;
  const { table } = host.positions();
  const { deliveries, collections } = host.state();
  // A position keeps its place when it is closed after an application, so that the others keep theirs.
  const orAmong = new Set(deliveries.map(({ positionId }) => positionId));
  const open = { recruitType, status: 'open', limit: LIMIT, orAmong } as const;
  const ownLine = firstPositions(table, { ...open, posCategory: host.sampleCandidate().category });
  const isSaved = (id: string) => collections.some(({ positionId }) => positionId === id);
  const isFree = (id: string) => !orAmong.has(id);
  const wanted = (ids: readonly string[]) => {
    const start = (turn < 0 ? turn : turn + APPLIED_FOR) % ids.length;
    return [...ids.slice(start), ...ids.slice(0, start)].find(isFree);
  };
  return (
    wanted(ownLine.filter((id) => !isSaved(id))) ?? wanted(ownLine) ?? wanted(firstPositions(table, open))
  );
}
