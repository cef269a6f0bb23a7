import { GatewayFailure } from '@careers/gateway';
import { type FileRef, getResume, type ParsedField, type Resume } from '@careers/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../core/portal.ts';
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

/** A file that was read, and what it is held against. */
export interface Review {
  readonly step: 'review';
  readonly fileName: string;
  /** Gone after a reload: what was read of it is kept, and not the file. */
  readonly file?: File | undefined;
  /** What was answered before a reload. */
  readonly answered?: Answers;
  readonly fields: readonly ParsedField[];
  readonly resume: Resume;
  readonly plans: readonly SectionPlan[];
  /** The resume was changed elsewhere while this was open: what differs is asked again. */
  readonly isAgain: boolean;
  readonly isSaving: boolean;
  readonly error?: unknown;
}

export type ImportState =
  | {
      readonly step: 'choose';
      /** Why a file was not taken. */
      readonly refusal?: TransferCode;
      /** Why what was kept could not be gone on with. */
      readonly error?: unknown;
    }
  | { readonly step: 'working'; readonly fileName: string; readonly progress: Progress }
  | {
      readonly step: 'failed';
      readonly file: File;
      readonly error: unknown;
      /** Whether it is being put among the attachments. */
      readonly isKeeping: boolean;
    }
  | Review;

/** The file was read, and there is nothing of a resume in it. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound';
}

/** Whether the gateway refused the file as it is there: another try may need it there anew. */
const isOfFile = (error: unknown) => error instanceof GatewayFailure && error.kind === 'business';

/** What a person has answered when they save. */
export interface Answers {
  readonly decisions: Decisions;
  readonly overwrites: boolean;
  /** Whether what was read goes into the resume; else the file alone is kept beside it. */
  readonly updatesResume: boolean;
}

type ReadFile = Pick<Review, 'fileName' | 'file' | 'fields' | 'isAgain'>;

/** What was answered before; where the resume has moved on, nothing of what is there now is overwritten unasked. */
function answersIn({ decisions, overwrites, updatesResume }: KeptReview, isAgain: boolean): Answers {
  const kept = decisions.map(([key, { takes, edited }]): [string, Decision] => [
    key,
    { ...(takes === undefined || (isAgain && takes) ? {} : { takes }), ...(edited ? { edited } : {}) },
  ]);
  return { decisions: new Map(kept), overwrites: overwrites && !isAgain, updatesResume };
}

/** One import from the choice of a file to its end. `onSaved`: after the resume was refreshed. */
export function useImport(open: boolean, onSaved: (kept: 'resume' | 'file') => void) {
  const portal = usePortal();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  /** Where the file is, once it was uploaded; what is tried again does not upload it again. */
  const uploaded = useRef<FileRef>(undefined);
  const keepRef = (ref: FileRef): void => {
    uploaded.current = ref;
  };
  /** Whether the review was saved: what is touched until the dialog has closed is not kept. */
  const isOver = useRef(false);
  useEffect(() => () => running.current?.abort(), []);
  const [reader] = useState(createReader);
  const isChoosing = state.step === 'choose';
  useEffect(() => {
    if (open) return () => reader.close();
    return undefined;
  }, [open, reader]);
  // While somebody looks for a file, what reads it is fetched.
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

  /** Goes on with a review after a reload, held against the resume as it is now. */
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

  /** Refreshes what the rest of the portal shows of the resume, then says so. */
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

  /** What is on the screen after a save that failed: the same, or another review where the resume has moved on. */
  async function afterFailure(open: Review, error: unknown): Promise<Review> {
    // Sections before the one that failed are saved already.
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
    /** Keeps what was answered so far, for a page that is closed or reloaded. */
    keepAnswers,
    /** Whether the file can still be put among the attachments. */
    hasFile: () => state.step === 'review' && (state.file ?? uploaded.current) !== undefined,
    /** Ends what is under way; what stands there stays. */
    giveUp: () => running.current?.abort(),
    /** Back to the choice of a file; what is under way is given up. */
    restart: () => {
      running.current?.abort();
      setState({ step: 'choose' });
    },
  };
}
