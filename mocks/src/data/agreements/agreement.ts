import type { Localized } from '../types.ts';

/** A text that people agree to or are informed by, as rich text in each language. */
export interface Agreement {
  readonly title: Localized;
  readonly content: Localized;
  readonly version: string;
  /** The version before, if there was one. */
  readonly earlierVersion?: string;
  /** `YYYY-MM-DD` */
  readonly effectiveFrom: string;
}
