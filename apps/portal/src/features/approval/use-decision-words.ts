import type { ApprovalDecision } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';

interface DecisionWords {
  readonly choice: string;
  /** What follows from the decision. */
  readonly hint: string;
  /** The text of the receipt. */
  readonly done: string;
}

/** The texts of each decision, before and after it is taken. */
export function useDecisionWords(): Readonly<Record<ApprovalDecision, DecisionWords>> {
  const { t } = useLingui();
  return {
    approved: {
      choice: t`Approve`,
      hint: t`The change takes effect at once.`,
      done: t`You have approved this change`,
    },
    rejected: {
      choice: t`Reject`,
      hint: t`The position stays as it is.`,
      done: t`You have rejected this change`,
    },
    returned: {
      choice: t`Send back for changes`,
      hint: t`The person who asked may send another proposal.`,
      done: t`You have sent this back for changes`,
    },
  };
}
