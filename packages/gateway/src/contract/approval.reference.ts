import * as approval from './approval.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import { exampleKey, exampleToken, requestReasonRecipes, requestStateRecipes } from './request-recipes.ts';

const { decidePositionApproval, getPositionApproval } = approval;

const exampleProposal = {
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-11T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  reason: 'The team takes over a second product in spring.',
  positionStatus: 'open' as const,
  changes: [{ label: 'People to hire', before: '2', after: '3' }],
};

const get = (probe: Probe, token: string) => probe.call(getPositionApproval, { token });
const decide = (
  probe: Probe,
  token: string,
  decision: approval.ApprovalDecision = 'approved',
  comment?: string,
) =>
  probe.call(decidePositionApproval, {
    token,
    decision,
    ...(comment === undefined ? {} : { comment }),
    idempotencyKey: probe.newKey(),
  });

export const approvalReference: ReferenceOf<typeof approval> = {
  getPositionApproval: {
    summary: 'What is to be changed of a position, and what was decided about it.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleProposal } },
    success: needing(['links'], async (probe) => {
      const found = await get(probe, await probe.linkTo('position-approval'));
      if (found.state !== 'open' || found.changes.length === 0) throw new Error('nothing is to be approved');
    }),
    reasons: {},
    also: {
      ...requestStateRecipes(
        'position-approval',
        {
          done: 'position-approval-done',
          over: 'position-approval-by-another',
          expired: 'position-approval-expired',
        },
        get,
      ),
    },
  },

  decidePositionApproval: {
    summary: 'Approves, rejects or returns a change of a position, for good.',
    example: {
      param: { token: exampleToken, decision: 'approved', idempotencyKey: exampleKey },
      data: {
        state: 'done',
        ...exampleProposal,
        decision: { kind: 'approved', at: '2026-01-07T10:00:00+08:00' },
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('position-approval');
      const { decision } = await decide(probe, token, 'returned', 'Two are enough.');
      const found = await get(probe, token);
      if (decision.kind !== 'returned' || decision.comment !== 'Two are enough.')
        throw new Error('it was not decided so');
      if (found.state !== 'done' || found.decision.kind !== 'returned') throw new Error('it was not kept');
    }),
    reasons: {
      ...requestReasonRecipes('position-approval', decide),
      closed: needing(['links'], async (probe) =>
        decide(probe, await probe.linkTo('position-approval-closed')),
      ),
      delisted: needing(['links'], async (probe) =>
        decide(probe, await probe.linkTo('position-approval-delisted')),
      ),
      commentRequired: needing(['links'], async (probe) =>
        decide(probe, await probe.linkTo('position-approval'), 'rejected', ' \n '),
      ),
      commentTooLong: needing(['links'], async (probe) =>
        decide(probe, await probe.linkTo('position-approval'), 'approved', 'x'.repeat(1001)),
      ),
    },
    also: {
      'still lets a change of a closed position be returned': needing(['links'], async (probe) => {
        const token = await probe.linkTo('position-approval-closed');
        const found = await get(probe, token);
        if (found.state !== 'open' || found.positionStatus !== 'closed')
          throw new Error('it is not said that the position is closed');
        const { decision } = await decide(probe, token, 'returned', 'It is closed.');
        if (decision.kind !== 'returned') throw new Error('it was not decided so');
      }),
      'takes one of two decisions that come at once': needing(['links'], async (probe) => {
        const token = await probe.linkTo('position-approval');
        const both = await Promise.allSettled([
          decide(probe, token),
          decide(probe, token, 'rejected', 'Not this year.'),
        ]);
        if (both.filter(({ status }) => status === 'fulfilled').length !== 1)
          throw new Error('not exactly one decision was taken');
      }),
    },
  },
};
