import { isoInstant } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { isCollected } from './collection-rules.ts';
import type { CallContext, Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { indexOf, summaryOf } from './positions.ts';

/** How many collected positions all people of a world have together; beyond that the oldest are deleted. */
const COLLECTED_MAX = 5000;

export const collectionResolvers = {
  collectPosition: ({ positionId }, context) => {
    const { id } = context.requireAccount();
    indexOf(context, positionId, openSite(context));
    const state = context.state();
    if (!isCollected(state, id, positionId))
      state.collections.push({ accountId: id, positionId, collectedAt: context.clock.now() });
    keepNewestOf(state.collections, COLLECTED_MAX);
    return {};
  },

  cancelCollectPosition: ({ positionId }, context) => {
    const { id } = context.requireAccount();
    openSite(context);
    const state = context.state();
    state.collections = state.collections.filter(
      (one) => one.accountId !== id || one.positionId !== positionId,
    );
    return {};
  },

  queryCollections: ({ pageNo, pageSize }, context) => {
    openSite(context);
    const own = ownCollections(context);
    const from = (pageNo - 1) * pageSize;
    return { total: own.length, rows: own.slice(from, from + pageSize) };
  },
} satisfies Partial<Resolvers>;

/** The positions that the call's account has collected, latest first; positions that this world does not have are left out. */
export function ownCollections(context: CallContext) {
  const { id } = context.requireAccount();
  const { table } = context.positions();
  return context
    .state()
    .collections.filter(({ accountId }) => accountId === id)
    .toReversed()
    .flatMap(({ positionId, collectedAt }) => {
      const index = table.indexOf(positionId);
      if (index === undefined) return [];
      return { collectedAt: isoInstant(collectedAt), position: summaryOf(context, index) };
    });
}
