import { useImportRun } from './use-import-run.ts';
import { useReadStep } from './use-read-step.ts';
import { useSaveStep } from './use-save-step.ts';

/** One import, from the choice of a file to its end. `onSaved` is called after the resume was refreshed. */
export function useImport(open: boolean, onSaved: (kept: 'resume' | 'file') => void) {
  const run = useImportRun();
  const { state, setState, uploaded, cancel } = run;
  return {
    state,
    ...useReadStep(run, open),
    ...useSaveStep(run, onSaved),
    /** Whether the file can still be added to the attachments. */
    hasFile: () => state.step === 'review' && (state.file ?? uploaded.ref) !== undefined,
    /** Cancels what is under way and leaves the step as it is. */
    giveUp: cancel,
    /** Goes back to the choice of a file and cancels what is under way. */
    restart: () => {
      cancel();
      setState({ step: 'choose' });
    },
  };
}
