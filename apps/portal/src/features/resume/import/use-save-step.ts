import { useRef } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import type { Answers, Review } from './import-state.ts';
import { decide } from './review/decide.ts';
import { forgetReview, keepReview } from './review/kept-review.ts';
import { reviewAfterFailure } from './steps/begin-review.ts';
import { keepFile } from './steps/keep-file.ts';
import { saveChanges } from './steps/save-over.ts';
import type { ImportRun } from './use-import-run.ts';

/** How an import ends: its review is saved, or its file alone is kept. `onSaved` is called after the resume was refreshed. */
export function useSaveStep(
  { state, setState, begin, uploaded }: ImportRun,
  onSaved: (kept: 'resume' | 'file') => void,
) {
  const portal = usePortal();
  /** Whether the review was saved: changes made while the dialog closes are not kept. */
  const isOver = useRef(false);

  const keepUploaded = (file: File | undefined, signal: AbortSignal) =>
    keepFile(portal, file, uploaded, { signal, tell: () => undefined });

  /** Refreshes the resume for the rest of the portal, then calls `onSaved`. */
  async function end(kept: 'resume' | 'file'): Promise<void> {
    await portal.queries.invalidateQueries({ queryKey: resumeQuery(portal).queryKey, refetchType: 'all' });
    onSaved(kept);
  }

  async function keep(file: File): Promise<void> {
    const signal = begin();
    setState((now) => (now.step === 'failed' ? { ...now, isKeeping: true } : now));
    try {
      await keepUploaded(file, signal);
      if (!signal.aborted) await end('file');
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', file, error, isKeeping: false });
    }
  }

  async function save({ decisions, overwrites, updatesResume }: Answers): Promise<Review | undefined> {
    if (state.step !== 'review' || state.isSaving) return undefined;
    const { error: _, ...open } = state;
    const signal = begin();
    setState({ ...open, isSaving: true });
    try {
      const content = contentOf(open.resume);
      if (updatesResume) {
        const changes = decide(content, open.plans, decisions, overwrites);
        await saveChanges(portal, content, changes, open.resume.revision);
      } else await keepUploaded(open.file, signal);
      isOver.current = true;
      forgetReview(portal);
      await end(updatesResume ? 'resume' : 'file');
      return undefined;
    } catch (error) {
      // The sections before the failed one have been saved.
      void portal.queries.invalidateQueries({ queryKey: resumeQuery(portal).queryKey });
      const next = await reviewAfterFailure(portal, open, error);
      if (!signal.aborted) setState(next);
      return next;
    }
  }

  /** Keeps the answers so far, in case the page is closed or reloaded. */
  function keepAnswers(answers: Answers): void {
    if (state.step !== 'review' || isOver.current) return;
    const { fileName, fields, resume } = state;
    keepReview(portal, {
      ...answers,
      fileName,
      fields,
      revision: resume.revision,
      decisions: [...answers.decisions],
      uploaded: uploaded.ref,
    });
  }

  return { keep: (file: File) => void keep(file), save, keepAnswers };
}
