import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { instant } from './shapes.ts';

/** What an approver can say: `returned` asks for another proposal. */
export const approvalDecisions = ['approved', 'rejected', 'returned'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** What is to be changed of a position, and why. */
const proposal = {
  ...requestFacts,
  reason: v.string(),
  /** Whether the position still takes applications: of one that does not, no change is approved. */
  positionStatus: v.picklist(['open', 'closed', 'delisted']),
  /** Each value that changes, as it is shown. */
  changes: v.array(v.object({ label: v.string(), before: v.string(), after: v.string() })),
};

const decided = {
  ...proposal,
  decision: v.object({ kind: v.picklist(approvalDecisions), at: instant, comment: v.optional(v.string()) }),
};

export const approvalReceipt = linkReceipt(decided);
/** `handled` was decided by another approver. */
export const approvalAnswer = linkAnswer({ open: proposal, done: decided });
export type ApprovalState = v.InferOutput<typeof approvalAnswer>;

const byLink = { groups: ['rm.approval'], access: 'link' } as const;

/** What is to be approved. Reading it decides nothing (decision 5.12). */
export const getPositionApproval = defineMethod({
  name: 'getPositionApproval',
  ...byLink,
  param: v.object(linkParam),
  data: approvalAnswer,
});

/**
 * Decides, for good; to reject or return needs a comment of at most 1000 characters. A change of a position that is closed or
 * delisted can be rejected or returned, and not approved.
 */
export const decidePositionApproval = defineMethod({
  name: 'decidePositionApproval',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    decision: v.picklist(approvalDecisions),
    comment: v.optional(v.string()),
  }),
  data: approvalReceipt,
  reasons: [...requestReasons, 'commentRequired', 'commentTooLong', 'closed', 'delisted'],
});
