import type { AgreementKind } from '@careers/gateway/contract';
import type { Localized } from '../types.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** A text that people agree to or are told, as rich text in each language. */
export interface Agreement {
  readonly title: Localized;
  readonly content: Localized;
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly effectiveFrom: string;
}

/** The invented group's agreements. */
export const agreements: Readonly<Record<AgreementKind, Agreement>> = { terms, privacy, legal };
