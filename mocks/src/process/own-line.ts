import {
  firstPositions,
  isInReach,
  isSameTitle,
  oldestFirst,
  publishedAgo,
} from '../positions/first-positions.ts';
import { siteOfWorld } from '../sites/websites.ts';
import type { ProcessHost } from './host.ts';
import type { Turn } from './sample-turns.ts';

/** How many positions of a profession are looked at. */
const LIMIT = 200;

/** The candidate of a new world has applied for these already. */
const isSeeded = (id: string) => id.startsWith('delivery-seed-');

/**
 * An open position of the world's site that the candidate may have applied for and has not: in their own line of work, in their
 * reach, and not among those that they have saved. A small world may not have enough of it: then one that they have saved, then one
 * out of their reach, then of any line.
 * Nobody applies before a position is published: the longer the story, the older its position, as far as there are enough.
 * @param turn whose turn it is; if its position is taken, the next free one, so that two who ask get the same two whoever asks first
 */
export function freeInOwnLine(host: ProcessHost, turn: Turn): string | undefined {
  const [recruitType = 'A01'] = siteOfWorld(host.config).recruitTypes;
  const { table } = host.positions();
  const { deliveries, collections } = host.state();
  // A position keeps its place when it is closed after an application, so that the others keep theirs.
  const orAmong = new Set(deliveries.map(({ positionId }) => positionId));
  const seeded = new Set(deliveries.flatMap(({ id, positionId }) => (isSeeded(id) ? [positionId] : [])));
  const open = { recruitType, status: 'open', limit: LIMIT, orAmong } as const;
  const ownLine = firstPositions(table, { ...open, posCategory: host.sampleCandidate().category });
  const isSaved = (id: string) => collections.some(({ positionId }) => positionId === id);
  const isOld = (id: string) => publishedAgo(table, id) >= turn.ago;
  const wanted = (ids: readonly string[]) => {
    const inOrder = oldestFirst(
      table,
      ids.filter((id) => !seeded.has(id)),
    );
    const old = inOrder.filter(isOld);
    const inTurn = old.length > 0 ? old : inOrder;
    const start = turn.at % inTurn.length;
    return [...inTurn.slice(start), ...inTurn.slice(0, start), ...inOrder].find((id) => !orAmong.has(id));
  };
  const inReach = ownLine.filter((id) => isInReach(table, id));
  const unsaved = inReach.filter((id) => !isSaved(id));
  // Two applications for the same title would look like one.
  const isApart = (id: string) => ![...seeded].some((other) => isSameTitle(table, id, other));
  return (
    wanted(unsaved.filter((id) => isOld(id) && isApart(id))) ??
    wanted(unsaved) ??
    wanted(inReach) ??
    wanted(ownLine) ??
    wanted(firstPositions(table, open))
  );
}
