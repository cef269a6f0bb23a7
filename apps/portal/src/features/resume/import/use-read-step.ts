import { GatewayFailure } from '@careers/gateway';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import { loadTransfer } from '../../../forms/uploads.ts';
import { createReader, type Reader } from './read/reader.ts';
import type { KeptReview } from './review/kept-review.ts';
import { beginReview, continueReview } from './steps/begin-review.ts';
import type { Progress } from './steps/progress.ts';
import { readResumeFile } from './steps/read-resume-file.ts';
import type { ImportRun } from './use-import-run.ts';

/** Whether the gateway refused the uploaded file: another try may have to upload it again. */
const isOfFile = (error: unknown) => error instanceof GatewayFailure && error.kind === 'business';

/** The steps of an import until its review: reading a file, or continuing a review that was kept before a reload. */
export function useReadStep({ state, setState, begin, uploaded }: ImportRun, open: boolean) {
  const portal = usePortal();
  const reader = useReader(open, state.step === 'choose');

  async function read(file: File): Promise<void> {
    const signal = begin();
    const isAgain = state.step === 'failed' && state.file === file && !isOfFile(state.error);
    if (!isAgain) uploaded.ref = undefined;
    try {
      const { checkChosenFile } = await loadTransfer();
      const refusal = await checkChosenFile('resumeImport', file);
      if (signal.aborted) return;
      if (refusal) return setState({ step: 'choose', refusal });
      const tell = (progress: Progress) => {
        if (!signal.aborted) setState({ step: 'working', fileName: file.name, progress });
      };
      tell({ stage: 'queued' });
      const watch = { signal, tell };
      const fields = await readResumeFile(portal, reader, file, uploaded, watch);
      const review = await beginReview(portal, { fileName: file.name, file, fields, isAgain: false });
      if (!signal.aborted) setState(review);
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', file, error, isKeeping: false });
    }
  }

  async function goOn(kept: KeptReview): Promise<void> {
    const signal = begin();
    uploaded.ref = kept.uploaded;
    setState({ step: 'working', fileName: kept.fileName, progress: { stage: 'reading' } });
    try {
      const review = await continueReview(portal, kept);
      if (!signal.aborted) setState(review);
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  }

  return { start: (file: File) => void read(file), goOn: (kept: KeptReview) => void goOn(kept) };
}

/** The reader of files, loaded while the user looks for one and closed with the dialog. */
function useReader(open: boolean, isChoosing: boolean): Reader {
  const [reader] = useState(createReader);
  useEffect(() => {
    if (open) return () => reader.close();
    return undefined;
  }, [open, reader]);
  useEffect(() => {
    if (open && isChoosing) reader.prepare();
  }, [open, isChoosing, reader]);
  return reader;
}
