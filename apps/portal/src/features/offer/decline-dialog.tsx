import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

interface DeclineDialogProps {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an offer is declined. What goes wrong is said in the form behind it. */
export default function DeclineDialog({ onConfirm, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t`Decline this offer?`}
      description={t`Your answer cannot be changed afterwards.`}
      confirmLabel={t`Decline`}
      cancelLabel={t`Not yet`}
      onConfirm={onConfirm}
      onFailure={onClose}
    />
  );
}
