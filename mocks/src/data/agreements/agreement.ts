import type { Localized } from '../types.ts';

/** A text that people agree to or are told, as rich text in each language. */
export interface Agreement {
  readonly title: Localized;
  readonly content: Localized;
  readonly version: string;
  /** The one before it, where there was another. */
  readonly earlierVersion?: string;
  /** `YYYY-MM-DD` */
  readonly effectiveFrom: string;
}
