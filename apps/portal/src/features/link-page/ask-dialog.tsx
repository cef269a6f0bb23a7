import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

/** What is asked before something goes out for good. */
export interface LastQuestion {
  readonly title: string;
  /** What follows from it. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly tone?: 'danger';
}

interface AskDialogProps extends LastQuestion {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more. What goes wrong is said in the form behind it. */
export default function AskDialog({ onClose, ...question }: AskDialogProps) {
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
