import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** The page that an application's next step leads to. */
export const nextSteps: readonly Sabotage[] = (
  [
    ['/mailResponse/acceptOffer', '/mailResponse/attachmentUpload'],
    ['/mailResponse/attachmentUpload', '/mailResponse/acceptOffer'],
    ['/acceptInterview', '/interviewTimeNotSuitable'],
    ['/mailResponse/collectTable', '/healthCheck'],
    ['/healthCheck', '/backgroundCheck'],
    ['/backgroundCheck', '/supplierBackgroundCheck'],
    ['/resumeUpdate', '/resumeImprove'],
    ['/resumeImprove', '/resumeUpdate'],
  ] as const
).map(([page, other]) => ({
  idea: 'next step',
  at: 'queryDeliveries',
  what: `leads to ${other} what ${page} is for`,
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
