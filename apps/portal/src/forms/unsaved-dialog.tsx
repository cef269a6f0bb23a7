import { Button } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';

interface UnsavedDialogProps {
  readonly isSaving: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

/** The question before an edited form is left, in the specification's words (section 8). */
export default function UnsavedDialog({ isSaving, onStay, onLeave, onSave }: UnsavedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onStay();
      }}
      title={t`Unsaved changes`}
      description={t`Your changes have not been saved yet, do you need to save the content of this change?`}
      closeLabel={t`Stay on this page`}
      shape="md"
      keepOnOutsidePress
    >
      {/* The first button gets the focus: it loses nothing. */}
      <div className="flex flex-col gap-3 @md:flex-row-reverse">
        <Button pending={isSaving} onClick={onSave}>
          {t`Save`}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onStay}>
          {t`Stay`}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onLeave}>
          {t`Leave without saving`}
        </Button>
      </div>
    </Dialog>
  );
}
