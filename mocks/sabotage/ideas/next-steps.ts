import { isDeepStrictEqual } from 'node:util';
import { aroundResolver } from '../change/call.ts';
import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** The page that an application's next step leads to. */
const misled: readonly Sabotage[] = (
  [
    ['/mailResponse/acceptOffer', '/mailResponse/attachmentUpload'],
    ['/mailResponse/attachmentUpload', '/mailResponse/acceptOffer'],
    ['/acceptInterview', '/interviewTimeNotSuitable'],
    ['/mailResponse/collectTable', '/healthCheck'],
    ['/healthCheck', '/backgroundCheck'],
    ['/backgroundCheck', '/supplierBackgroundCheck'],
    ['/resumeUpdate', '/resumeImprove'],
    ['/resumeImprove', '/resumeUpdate'],
    ['/talentInvitationUpdate', '/resumeUpdate'],
  ] as const
).map(([page, other]) => ({
  idea: 'next step',
  at: 'queryDeliveries',
  what: `leads to ${other} instead of ${page}`,
  wraps: changeData('queryDeliveries', (data) => ({
    ...Object(data),
    rows: Array.from(Object(data).rows, (row) => {
      const { nextAction, ...rest } = Object(row);
      return nextAction
        ? {
            ...rest,
            nextAction: { ...nextAction, link: String(nextAction.link).replace(`${page}?`, `${other}?`) },
          }
        : row;
    }),
  })),
}));

/** The next step that an application had when it was first queried is shown from then on. */
const stale: Sabotage = {
  idea: 'next step',
  at: 'queryDeliveries',
  what: 'still leads to a page that was answered',
  wraps: (markApplied) => {
    const first = new Map<string, unknown>();
    return aroundResolver('queryDeliveries', async (rest) => {
      const data = Object(await rest());
      const rows = Array.from(data.rows, (row) => {
        const { id, nextAction, ...others } = Object(row);
        const known = first.get(id) ?? nextAction;
        if (known === undefined) return row;
        first.set(id, known);
        if (!isDeepStrictEqual(known, nextAction)) markApplied();
        return { id, ...others, nextAction: known };
      });
      return { ...data, rows };
    })(markApplied);
  },
};

/** The link to the choice of a time, which no list shows before the choice was requested. */
const choosing: Sabotage = {
  idea: 'next step',
  at: 'getDelivery',
  what: 'leads to /acceptInterview instead of the choice of a time',
  wraps: changeData('getDelivery', (data) => {
    const { nextAction, ...rest } = Object(data);
    return nextAction
      ? {
          ...rest,
          nextAction: {
            ...nextAction,
            link: String(nextAction.link).replace('/self/candidate?', '/acceptInterview?'),
          },
        }
      : data;
  }),
};

export const nextSteps: readonly Sabotage[] = [...misled, stale, choosing];
