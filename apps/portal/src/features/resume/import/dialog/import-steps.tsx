import { Button } from '@careers/ui';
import { ConfirmDialog, Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useId, useState } from 'react';
import { describeFailure } from '../../../../core/failures/failures.ts';
import { usePortal } from '../../../../core/portal/portal.ts';
import type { ImportState } from '../import-state.ts';
import { findReview, forgetReview } from '../review/kept-review.ts';
import { useImport } from '../use-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { Failed } from './failed.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { ReviewForm } from './review-form.tsx';
import { Working } from './working.tsx';

interface ImportStepsProps {
  readonly open: boolean;
  readonly trigger?: ReactElement | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onSaved: (kept: 'resume' | 'file') => void;
}

/** The dialog with the current step of the import. */
export function ImportSteps({ open, trigger, onOpen, onClose, onSaved }: ImportStepsProps) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const { state, start, goOn, keep, save, keepAnswers, hasFile, giveUp, restart } = useImport(open, onSaved);
  const [kept, setKept] = useState(() => findReview(portal));
  const [isLeaving, setLeaving] = useState(false);
  const form = useId();
  const isReview = state.step === 'review';
  const isSaving = isReview && state.isSaving;

  function close(): void {
    if (isSaving) return;
    // Closing loses the corrections of a review; the other steps are quickly repeated.
    if (isReview) setLeaving(true);
    else leave();
  }
  /** Goes back to the choice of a file, which offers to continue what was reviewed so far. */
  function again(): void {
    restart();
    setKept(findReview(portal));
  }
  function stop(): void {
    forgetReview(portal);
    leave();
  }
  function leave(): void {
    giveUp();
    onClose();
  }

  const file = fileNameIn(state);
  const failure = state.step === 'choose' && state.error ? describeFailure(state.error, i18n) : undefined;
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? onOpen() : close())}
        {...(trigger ? { trigger } : {})}
        title={isReview ? t`Check what was read` : t`Import a resume`}
        description={isReview ? t`From ${file}. Nothing is saved until you say so.` : undefined}
        closeLabel={t`Close`}
        shape="lg"
        keepOnOutsidePress
        footer={
          isReview && (
            <>
              <Button variant="secondary" disabled={isSaving} onClick={again}>
                {t`Choose another file`}
              </Button>
              <Button type="submit" form={form} pending={isSaving}>
                {t`Save`}
              </Button>
            </>
          )
        }
      >
        {state.step === 'choose' && kept && (
          <KeptNotice
            fileName={kept.kept.fileName}
            at={kept.at}
            failure={failure?.kind === 'error' ? failure.text : undefined}
            onGoOn={() => goOn(kept.kept)}
            onForget={() => {
              forgetReview(portal);
              setKept(undefined);
            }}
          />
        )}
        {state.step === 'choose' && <ChooseFile refusal={state.refusal} onFile={start} />}
        {state.step === 'working' && <Working file={file} progress={state.progress} onCancel={restart} />}
        {state.step === 'failed' && (
          <Failed
            file={state.file}
            error={state.error}
            isKeeping={state.isKeeping}
            onRetry={() => start(state.file)}
            onKeep={() => keep(state.file)}
            onRestart={restart}
          />
        )}
        {isReview && (
          <ReviewForm id={form} review={state} hasFile={hasFile()} onSave={save} onAnswer={keepAnswers} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={t`Stop the import?`}
        description={t`Your resume stays as it is. What was read from the file, and what you corrected, is not kept.`}
        confirmLabel={t`Stop`}
        cancelLabel={t`Continue`}
        onConfirm={stop}
      />
    </>
  );
}

/** The name of the file that is imported; empty before one is chosen. */
function fileNameIn(state: ImportState): string {
  if (state.step === 'choose') return '';
  return state.step === 'failed' ? state.file.name : state.fileName;
}
