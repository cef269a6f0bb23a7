import type { ApprovalDecision } from '@careers/gateway/contract';
import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useDecisionWords } from './use-decision-words.ts';

interface ApprovalDialogProps {
  readonly decision: ApprovalDecision;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a decision goes out. What goes wrong is said in the form behind it. */
export default function ApprovalDialog({ decision, onConfirm, onClose }: ApprovalDialogProps) {
  const { t } = useLingui();
  const { choice, hint } = useDecisionWords()[decision];
  const titles: Readonly<Record<ApprovalDecision, string>> = {
    approved: t`Approve this change?`,
    rejected: t`Reject this change?`,
    returned: t`Return this change?`,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...(decision === 'rejected' ? { tone: 'danger' as const } : {})}
      title={titles[decision]}
      description={`${hint} ${t`Your decision cannot be changed afterwards.`}`}
      confirmLabel={choice}
      cancelLabel={t`Not yet`}
      onConfirm={onConfirm}
      onFailure={onClose}
    />
  );
}
