import { facetNames } from '@careers/gateway/contract';
import type { MethodId } from '@careers/gateway/registry';
import { aroundResolver, changeParam } from '../change/call.ts';
import { changeData } from '../change/reply.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage } from '../sabotage.ts';

/** Counts behind the filters. */
const facets: readonly Sabotage[] = facetNames.flatMap((name) => [
  {
    idea: 'filter misread',
    at: 'queryPositionList',
    what: `takes the first of several ${name} alone`,
    wraps: changeParam('queryPositionList', (param) => {
      const asked = param[name];
      return Array.isArray(asked) ? { ...param, [name]: asked.slice(0, 1) } : param;
    }),
  },
  {
    idea: 'facet misread',
    at: 'queryPositionList',
    what: `counts in ${name} what its own filter has left alone`,
    wraps: changeData('queryPositionList', (data, { param }) => {
      const asked: unknown = Object(param)[name];
      if (!Array.isArray(asked) || asked.length === 0) return data;
      const { facets: all, ...found } = Object(data);
      const kept = all[name].map((entry: { id: string }) =>
        asked.includes(entry.id) ? entry : { ...entry, count: 0 },
      );
      return { ...found, facets: { ...all, [name]: kept } };
    }),
  },
]);

/** What is suggested to whoever types. */
const suggestions: readonly Sabotage[] = (
  [
    ['looks at the first word alone', (words: string[]) => words.slice(0, 1)],
    ['looks at the last word alone', (words: string[]) => words.slice(-1)],
  ] as const
).map(([what, choose]) => ({
  idea: 'param cut',
  at: 'querySuggestions',
  what,
  wraps: changeParam('querySuggestions', ({ keyword, ...param }) => {
    const words = String(keyword).split(' ').filter(Boolean);
    return { ...param, keyword: words.length > 1 ? choose(words).join(' ') : keyword };
  }),
}));

/** What somebody has done is shown to somebody else, or to nobody. */
const personal: readonly Sabotage[] = (
  [
    'queryPositionList',
    'queryPositionDetail',
    'querySimilarPositions',
    'queryHotPositions',
    'queryLatestPositions',
  ] as const
).flatMap((id): Sabotage[] => [
  {
    idea: 'owner forgotten',
    at: id,
    what: 'marks what anybody has collected or delivered',
    wraps: aroundResolver(id, async (rest, param, context, markApplied) => {
      const { collections, deliveries } = context.state();
      const { account } = context;
      if (!account) return rest(param);
      markApplied();
      changeState(context, {
        collections: collections.map((one) => ({ ...one, accountId: account.id })),
        deliveries: deliveries.map((one) => ({ ...one, accountId: account.id })),
      });
      try {
        return await rest(param);
      } finally {
        changeState(context, { collections, deliveries });
      }
    }),
  },
  {
    idea: 'owner forgotten',
    at: id,
    what: 'shows visitors what the candidate has done',
    wraps: aroundResolver(id, (rest, param, context, markApplied) => {
      const candidate = context.state().accounts['acc-candidate'];
      if (context.account || !candidate) return rest(param);
      markApplied();
      return rest(param, { ...context, account: candidate });
    }),
  },
]);

/** Positions that are not open any more. */
const closed: readonly Sabotage[] = (
  ['queryPositionList', 'queryHotPositions', 'queryLatestPositions', 'querySimilarPositions'] as const
).map((id: MethodId) => ({
  idea: 'status forgotten',
  at: id,
  what: 'shows positions that were closed as if they were open',
  wraps: (markApplied) => ({
    resolver: (resolver, of) => {
      if (of !== id) return resolver;
      return async (param, context) => {
        const { table, searcher } = context.positions();
        const right = table.status.slice();
        if (!right.some((status) => status !== 0)) return resolver(param, context);
        markApplied();
        table.status.fill(0);
        searcher.refresh();
        try {
          return await resolver(param, context);
        } finally {
          table.status.set(right);
          searcher.refresh();
        }
      };
    },
  }),
}));

export const positions: readonly Sabotage[] = [...facets, ...suggestions, ...personal, ...closed];
