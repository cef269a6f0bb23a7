import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useState } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import { useWords } from '../../../core/portal/use-words.ts';
import { ImportSteps } from './dialog/import-steps.tsx';

interface ImportResumeProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called after something was saved and the resume that the portal shows was refreshed. */
  readonly onDone?: () => void;
  /** The button that opens the dialog (`OnDemand`). */
  readonly trigger?: ReactElement;
}

/** Imports an existing resume (specification, section 4): choose a file, read it, review, save. */
export default function ImportResume({ open, onOpenChange, onDone, trigger }: ImportResumeProps) {
  useWords('resume', 'forms', 'files', 'resume-import');
  const { t } = useLingui();
  const { toasts } = usePortal();
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) });
  return (
    <ImportSteps
      // Each import starts from scratch; a finished one stays visible until the dialog has faded out.
      key={seen.count}
      open={open}
      trigger={trigger}
      onClose={() => onOpenChange(false)}
      onOpen={() => onOpenChange(true)}
      onSaved={(kept) => {
        const message =
          kept === 'resume' ? t`Save successfully` : t`The file is kept among your attachments.`;
        toasts.show({ tone: 'success', message });
        onOpenChange(false);
        onDone?.();
      }}
    />
  );
}
