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
    what: `uses only the first of several ${name}`,
    wraps: changeParam('queryPositionList', (param) => {
      const asked = param[name];
      return Array.isArray(asked) ? { ...param, [name]: asked.slice(0, 1) } : param;
    }),
  },
  {
    idea: 'facet misread',
    at: 'queryPositionList',
    what: `counts in ${name} only what its own filter has left`,
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

/** One filter of a list is ignored when it is combined with another. */
const meetings: readonly Sabotage[] = [
  {
    idea: 'facet misread',
    at: 'queryPositionList',
    what: 'counts in the facets all recruit types, where one is asked for',
    wraps: aroundResolver('queryPositionList', async (rest, param, _context, markApplied) => {
      const found = Object(await rest());
      if (!param.recruitTypeCode) return found;
      markApplied();
      const { facets: all } = Object(await rest({ ...param, recruitTypeCode: undefined }));
      return { ...found, facets: all };
    }),
  },
  {
    idea: 'share misread',
    at: 'queryPositionList',
    what: 'forgets what is looked for in a shared list',
    wraps: changeParam('queryPositionList', (param) =>
      param.ticket && param.keyword ? { ...param, keyword: '' } : param,
    ),
  },
  ...(['queryPositionList', 'queryPositionDetail'] as const).map((id) => ({
    idea: 'share misread',
    at: id,
    what: 'opens by a ticket on a website that it was not made for',
    wraps: aroundResolver(id, async (rest, param, context, markApplied) => {
      try {
        return await rest();
      } catch (error) {
        const { shares } = context.state();
        if (
          !shares.some(({ ticket, expiresAt }) => ticket === param.ticket && expiresAt > context.clock.now())
        )
          throw error;
        markApplied();
        return rest({ ...param, ticket: undefined });
      }
    }),
  })),
  ...(['queryDeliveries', 'getDelivery'] as const).map((id) => ({
    idea: 'status forgotten',
    at: id,
    what: 'shows the position of a delivery as it was when somebody delivered',
    wraps: changeData(id, (data) =>
      JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
        value !== null && Object(value).post && Object(value).status
          ? { ...Object(value), status: 'open' }
          : value,
      ),
    ),
  })),
  ...(['queryPositionList', 'queryPositionDetail'] as const).map((id) => ({
    idea: 'owner forgotten',
    at: id,
    what: 'marks as delivered what was taken back',
    wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
      const { deliveries } = context.state();
      const revoked = deliveries.filter(({ process: { steps } }) => steps.at(-1)?.stage === 'revoked');
      const mark = (position: Readonly<Record<string, unknown>>) => {
        const made = revoked.find(
          ({ accountId, positionId }) => accountId === context.account?.id && positionId === position.id,
        );
        if (!made || position.deliveredId) return position;
        markApplied();
        return { ...position, deliveredId: made.id };
      };
      const answer = Object(await rest());
      return Array.isArray(answer.rows) ? { ...answer, rows: answer.rows.map(mark) } : mark(answer);
    }),
  })),
];

export const positions: readonly Sabotage[] = [
  ...facets,
  ...suggestions,
  ...personal,
  ...closed,
  ...meetings,
];
