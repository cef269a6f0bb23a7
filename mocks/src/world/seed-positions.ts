import { careerOf } from '../backend/people.ts';
import { DAY } from '../core/clock.ts';
import type { PositionStatus } from '../domain/state.ts';
import {
  firstPositions,
  isInReach,
  isSameTitle,
  oldestFirst,
  publishedAgo,
} from '../positions/first-positions.ts';
import type { PositionTable } from '../positions/table.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { appliedAgo } from './seed-deliveries.ts';
import type { SeedPositions } from './seed-state.ts';

/** How long before the world's beginning the candidate has collected each position, the open ones first, in milliseconds. */
const collectedAgo = [2 * DAY, 8 * DAY, 14 * DAY];
const COLLECTED_OPEN = 2;
/** How many positions are searched for suitable ones. */
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
  const taken: string[] = [];
  /** One of the first list that has some left: the first that was published by then, else the oldest. */
  const take = (ago: number, ...lists: readonly (readonly string[])[]) => {
    const left = lists.map((ids) => ids.filter((id) => !taken.includes(id))).find((ids) => ids.length > 0);
    const id = left?.find((one) => publishedAgo(table, one) >= ago) ?? oldestFirst(table, left ?? [])[0];
    if (id !== undefined) taken.push(id);
    return id === undefined ? [] : [id];
  };
  // A position may have been closed since.
  const ofOwnLine = [...ownLine, ...first('closed', category)];
  const suitable = [...new Set([...ofOwnLine, ...open])];
  // The longest story chooses first, as few positions are that old.
  const ages = appliedAgo.slice(0, suitable.length).toReversed();
  const delivered = ages.flatMap((ago) => {
    // Two stories about the same title would look like one.
    const isApart = (id: string) => !taken.some((other) => isSameTitle(table, id, other));
    const apart = [ofOwnLine.filter(isApart), open.filter(isApart)];
    return take(ago, ...apart.map((ids) => ids.filter((id) => isInReach(table, id))), ...apart, suitable);
  });
  const collected = collectedAgo.flatMap((ago, at) =>
    take(ago, at < COLLECTED_OPEN ? [...ownLine, ...open] : closed).map((positionId) => ({
      positionId,
      ago,
    })),
  );
  return { delivered: delivered.toReversed(), collected };
}
