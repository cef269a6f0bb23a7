import type { DataOf, queryResumeFields } from '@careers/gateway/contract';

/** The lists of a site, in the language shown. */
export type SiteOptions = DataOf<typeof queryResumeFields>['options'];

/** What every field of the editor knows; the same object for as long as none of it changes. */
export interface FieldFacts {
  readonly options: SiteOptions;
  /** The viewer's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** How often the person has asked for the end. */
  readonly asks: number;
  /** Whether the person has asked for the end: from then on what is missing is marked. */
  readonly isJudged: boolean;
}
