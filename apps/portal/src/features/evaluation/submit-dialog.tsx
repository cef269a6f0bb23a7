import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

interface SubmitDialogProps {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an evaluation is locked. What goes wrong is said in the form behind it. */
export default function SubmitDialog({ onConfirm, onClose }: SubmitDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Submit this evaluation?`}
      description={t`It is locked afterwards: nobody can change it, you included.`}
      confirmLabel={t`Submit`}
      cancelLabel={t`Not yet`}
      onConfirm={onConfirm}
      onFailure={onClose}
    />
  );
}
