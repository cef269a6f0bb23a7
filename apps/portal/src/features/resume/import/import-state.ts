import type { ParsedField, Resume } from '@careers/gateway/contract';
import type { TransferCode } from '../../../forms/transfer.ts';
import type { Decisions } from './review/decide.ts';
import type { SectionPlan } from './review/plan.ts';
import type { Progress } from './steps/progress.ts';

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

/** The user's answers when they save. */
export interface Answers {
  readonly decisions: Decisions;
  readonly overwrites: boolean;
  /** Whether what was read goes into the resume; otherwise only the file is kept as an attachment. */
  readonly updatesResume: boolean;
}
