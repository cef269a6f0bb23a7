/** The progress of reading a file. */
export type Progress =
  | { readonly stage: 'queued' }
  | { readonly stage: 'reading'; readonly page?: number; readonly pages?: number }
  | {
      readonly stage: 'uploading';
      /** From 0 to 1. */
      readonly share: number;
    };

/** Cancels the work, and reports its progress. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly tell: (progress: Progress) => void;
}
