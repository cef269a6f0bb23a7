/** How far the reading of a file is. */
export type Progress =
  | { readonly stage: 'queued' }
  | { readonly stage: 'reading'; readonly page?: number; readonly pages?: number }
  | {
      readonly stage: 'uploading';
      /** 0 to 1. */
      readonly share: number;
    };

/** Who gives a work up, and who is told how far it is. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly tell: (progress: Progress) => void;
}
