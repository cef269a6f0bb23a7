import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

/** The texts of the confirmation before an irreversible submit. */
export interface ConfirmationTexts {
  readonly title: string;
  /** The consequence. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly tone?: 'danger';
}

interface ConfirmationDialogProps extends ConfirmationTexts {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** The confirmation dialog. Failures are shown in the form behind it. */
export default function ConfirmationDialog({ onClose, ...question }: ConfirmationDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      cancelLabel={t`Not yet`}
      onFailure={onClose}
      {...question}
    />
  );
}
