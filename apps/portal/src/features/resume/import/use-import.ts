import { GatewayFailure } from '@careers/gateway';
import { type FileRef, getResume, type ParsedField, type Resume } from '@careers/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import type { TransferCode } from '../../../forms/transfer.ts';
import { loadTransfer } from '../../../forms/uploads.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import { createReader } from './read/reader.ts';
import { type Decision, type Decisions, decide } from './review/decide.ts';
import { forgetReview, type KeptReview, keepReview } from './review/kept-review.ts';
import { planReview, type SectionPlan } from './review/plan.ts';
import { proposalsOf } from './review/proposals.ts';
import { keepFile } from './steps/keep-file.ts';
import type { Progress } from './steps/progress.ts';
import { readResumeFile } from './steps/read-resume-file.ts';
import { ChangedElsewhere, saveChanges } from './steps/save-over.ts';

/** What was read of a file, and the resume that it is compared with. */
export interface Review {
  readonly step: 'review';
  readonly fileName: string;
  /** Undefined after a reload: only what was read is kept, not the file. */
  readonly file?: File | undefined;
  /** The answers given before a reload. */
  readonly answered?: Answers;
  readonly fields: readonly ParsedField[];
  readonly resume: Resume;
  readonly plans: readonly SectionPlan[];
  /** Whether the resume was changed elsewhere meanwhile, so that the differences are asked again. */
  readonly isAgain: boolean;
  readonly isSaving: boolean;
  readonly error?: unknown;
}

export type ImportState =
  | {
      readonly step: 'choose';
      /** Why the file was refused. */
      readonly refusal?: TransferCode;
      /** Why a kept import could not be continued. */
      readonly error?: unknown;
    }
  | { readonly step: 'working'; readonly fileName: string; readonly progress: Progress }
  | {
      readonly step: 'failed';
      readonly file: File;
      readonly error: unknown;
      /** Whether the file is being added to the attachments. */
      readonly isKeeping: boolean;
    }
  | Review;

/** The file was read, but nothing of a resume was found in it. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound';
}

/** Whether the gateway refused the uploaded file: another try may have to upload it again. */
const isOfFile = (error: unknown) => error instanceof GatewayFailure && error.kind === 'business';

/** The user's answers when they save. */
export interface Answers {
  readonly decisions: Decisions;
  readonly overwrites: boolean;
  /** Whether what was read goes into the resume; otherwise only the file is kept as an attachment. */
  readonly updatesResume: boolean;
}

type ReadFile = Pick<Review, 'fileName' | 'file' | 'fields' | 'isAgain'>;

/** The earlier answers. When the resume has changed since, nothing in it is overwritten without asking again. */
function answersIn({ decisions, overwrites, updatesResume }: KeptReview, isAgain: boolean): Answers {
  const kept = decisions.map(([key, { takes, edited }]): [string, Decision] => [
    key,
    { ...(takes === undefined || (isAgain && takes) ? {} : { takes }), ...(edited ? { edited } : {}) },
  ]);
  return { decisions: new Map(kept), overwrites: overwrites && !isAgain, updatesResume };
}

/** One import, from the choice of a file to its end. `onSaved` is called after the resume was refreshed. */
export function useImport(open: boolean, onSaved: (kept: 'resume' | 'file') => void) {
  const portal = usePortal();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  /** The uploaded file, so that a retry does not upload it again. */
  const uploaded = useRef<FileRef>(undefined);
  const keepRef = (ref: FileRef): void => {
    uploaded.current = ref;
  };
  /** Whether the review was saved: changes made while the dialog closes are not kept. */
  const isOver = useRef(false);
  useEffect(() => () => running.current?.abort(), []);
  const [reader] = useState(createReader);
  const isChoosing = state.step === 'choose';
  useEffect(() => {
    if (open) return () => reader.close();
    return undefined;
  }, [open, reader]);
  // Loads the reader while the user looks for a file.
  useEffect(() => {
    if (open && isChoosing) reader.prepare();
  }, [open, isChoosing, reader]);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function review({ fileName, file, fields, isAgain }: ReadFile): Promise<Review> {
    const resume = await portal.gateway.call(getResume, {});
    const plans = planReview(contentOf(resume), proposalsOf(fields));
    if (plans.length === 0) throw new NothingFound();
    return { step: 'review', fileName, file, fields, resume, plans, isAgain, isSaving: false };
  }

  async function start(file: File): Promise<void> {
    const signal = begin();
    const isAgain = state.step === 'failed' && state.file === file && !isOfFile(state.error);
    if (!isAgain) uploaded.current = undefined;
    try {
      const { checkChosenFile } = await loadTransfer();
      const refusal = await checkChosenFile('resumeImport', file);
      if (signal.aborted) return;
      if (refusal) return setState({ step: 'choose', refusal });
      const tell = (progress: Progress) => {
        if (!signal.aborted) setState({ step: 'working', fileName: file.name, progress });
      };
      tell({ stage: 'queued' });
      const fields = await readResumeFile(portal, reader, file, uploaded.current, { signal, tell }, keepRef);
      const next = await review({ fileName: file.name, file, fields, isAgain: false });
      if (!signal.aborted) setState(next);
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', file, error, isKeeping: false });
    }
  }

  /** Continues a review after a reload, compared with the current resume. */
  async function goOn(kept: KeptReview): Promise<void> {
    const signal = begin();
    uploaded.current = kept.uploaded;
    setState({ step: 'working', fileName: kept.fileName, progress: { stage: 'reading' } });
    try {
      const next = await review({ ...kept, isAgain: false });
      if (signal.aborted) return;
      const isAgain = next.resume.revision !== kept.revision;
      setState({ ...next, isAgain, answered: answersIn(kept, isAgain) });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  }

  function keepAnswers(answers: Answers): void {
    if (state.step !== 'review' || isOver.current) return;
    const { fileName, fields, resume } = state;
    keepReview(portal, {
      ...answers,
      fileName,
      fields,
      revision: resume.revision,
      decisions: [...answers.decisions],
      uploaded: uploaded.current,
    });
  }

  /** Refreshes the resume for the rest of the portal, then calls `onSaved`. */
  async function end(kept: 'resume' | 'file'): Promise<void> {
    await portal.queries.invalidateQueries({ queryKey: resumeQuery(portal).queryKey, refetchType: 'all' });
    onSaved(kept);
  }

  async function keep(file: File): Promise<void> {
    const signal = begin();
    setState((now) => (now.step === 'failed' ? { ...now, isKeeping: true } : now));
    try {
      await keepFile(portal, file, uploaded.current, { signal, tell: () => undefined }, keepRef);
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
      if (updatesResume) await saveAll(open, decisions, overwrites);
      else await keepFile(portal, open.file, uploaded.current, { signal, tell: () => undefined }, keepRef);
      isOver.current = true;
      forgetReview(portal);
      await end(updatesResume ? 'resume' : 'file');
      return undefined;
    } catch (error) {
      const next = await afterFailure(open, error);
      if (!signal.aborted) setState(next);
      return next;
    }
  }

  async function saveAll(
    { resume, plans }: Review,
    decisions: Decisions,
    overwrites: boolean,
  ): Promise<void> {
    const content = contentOf(resume);
    await saveChanges(portal, content, decide(content, plans, decisions, overwrites), resume.revision);
  }

  /** The review after a failed save: the same one, or a new one when the resume has changed since. */
  async function afterFailure(open: Review, error: unknown): Promise<Review> {
    // The sections before the failed one have been saved.
    void portal.queries.invalidateQueries({ queryKey: resumeQuery(portal).queryKey });
    if (!(error instanceof ChangedElsewhere)) return { ...open, isSaving: false, error };
    try {
      return await review({ ...open, isAgain: true });
    } catch (refused) {
      return { ...open, isSaving: false, error: refused };
    }
  }

  return {
    state,
    start: (file: File) => void start(file),
    keep: (file: File) => void keep(file),
    goOn: (kept: KeptReview) => void goOn(kept),
    save,
    /** Keeps the answers so far, in case the page is closed or reloaded. */
    keepAnswers,
    /** Whether the file can still be added to the attachments. */
    hasFile: () => state.step === 'review' && (state.file ?? uploaded.current) !== undefined,
    /** Cancels what is under way and leaves the step as it is. */
    giveUp: () => running.current?.abort(),
    /** Goes back to the choice of a file and cancels what is under way. */
    restart: () => {
      running.current?.abort();
      setState({ step: 'choose' });
    },
  };
}
