import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

interface AbandonDialogProps {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an interview is given up. What goes wrong is said in the form behind it. */
export default function AbandonDialog({ onConfirm, onClose }: AbandonDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t`Give up this interview?`}
      description={t`Your application ends with it. That cannot be changed afterwards.`}
      confirmLabel={t`Give it up`}
      cancelLabel={t`Not yet`}
      onConfirm={onConfirm}
      onFailure={onClose}
    />
  );
}
