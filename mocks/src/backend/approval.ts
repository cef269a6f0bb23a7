import type { ApprovalState } from '@careers/gateway/contract';
import { COMMENT_MAX } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import type { Localized } from '../data/types.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import type { PositionStatus } from '../domain/state.ts';
import { amountText, salaryOf, without } from '../positions/salary.ts';
import { statuses } from '../positions/table.ts';
import { approvedSince, proposedChange } from '../process/approved-changes.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { describeRequest, requestFactsOf, submitRequest } from './requests.ts';

export const approvalResolvers = {
  getPositionApproval: (_param, context) => describe(context),

  decidePositionApproval: ({ decision, comment }, context) => {
    const said = visibleText(comment ?? '');
    return submitRequest(
      context,
      'approval',
      { decision, ...(said ? { comment: said } : {}) },
      () => describe(context),
      () => {
        if (said === '' && decision !== 'approved') throw new BusinessError('commentRequired');
        if ([...said].length > COMMENT_MAX) throw new BusinessError('commentTooLong');
        const status = positionStatusOf(context);
        if (decision === 'approved' && status !== 'open') throw new BusinessError(status);
      },
    );
  },
} satisfies Partial<Resolvers>;

function describe(context: CallContext): ApprovalState {
  return describeRequest(
    context,
    'approval',
    (request) => proposalOf(context, request),
    (request, { at, answer: { decision, comment } }) => ({
      ...proposalOf(context, request),
      decision: { kind: decision, at: isoInstant(at), ...(comment ? { comment } : {}) },
    }),
  );
}

const labels = {
  headcount: { 'zh-cn': '招聘人数', 'zh-hk': '招聘人數', 'en-us': 'Openings' },
  salary: { 'zh-cn': '月薪（税前）', 'zh-hk': '月薪（稅前）', 'en-us': 'Monthly salary before tax' },
} as const satisfies Record<string, Localized>;

const reasons: readonly Localized[] = [
  {
    'zh-cn': '团队从春季起承接新增业务，现有编制不足。',
    'zh-hk': '團隊將由春季起承接新增業務，現有編制不足。',
    'en-us': 'The team takes on more work from spring and is too small for it.',
  },
  {
    'zh-cn': '合适的候选人期望薪资高于原定区间。',
    'zh-hk': '合適的候選人期望薪酬高於原定範圍。',
    'en-us': 'The best candidate expects more than the present range allows.',
  },
];

/** The current status of the position behind the call's link. */
function positionStatusOf(context: CallContext): PositionStatus {
  const { table } = context.positions();
  const index = table.indexOf(context.requireLink().delivery.positionId);
  if (index === undefined) throw new BusinessError('linkInvalid');
  return statuses[table.status[index] ?? 0] ?? 'open';
}

/** The proposed changes of the position: one more opening, and a higher salary. */
function proposalOf(context: CallContext, request: StoredRequest) {
  const { delivery } = context.requireLink();
  const { table } = context.positions();
  const index = table.indexOf(delivery.positionId);
  if (index === undefined) throw new BusinessError('linkInvalid');
  const { locale } = context;
  // Once this or a later change is approved, the position is no longer what was proposed to be changed.
  const { fate } = request;
  const decidedAt = fate.kind === 'answered' ? fate.at : Number.POSITIVE_INFINITY;
  const since = approvedSince(context.state().deliveries, delivery.positionId, decidedAt);
  const openings = (table.numberRecruits[index] ?? 1) - since.openings;
  const [low, high] = without(salaryOf(table, index), since.salary);
  const more = proposedChange(delivery);
  return {
    ...requestFactsOf(context, request),
    // One sentence for each change.
    reason: reasons.map((reason) => reason[locale]).join(locale === 'en-us' ? ' ' : ''),
    positionStatus: positionStatusOf(context),
    changes: [
      { label: labels.headcount[locale], before: String(openings), after: String(openings + more.openings) },
      {
        label: labels.salary[locale],
        before: amountText[locale]([low, high]),
        after: amountText[locale]([low + more.salary[0], high + more.salary[1]]),
      },
    ],
  };
}
