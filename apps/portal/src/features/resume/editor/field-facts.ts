import type { DataOf, queryResumeFields } from '@careers/gateway/contract';

/** The site's lists of options, in the shown language. */
type SiteOptions = DataOf<typeof queryResumeFields>['options'];

/** What every field of the editor needs; the same object until something in it changes. */
export interface FieldFacts {
  readonly options: SiteOptions;
  /** Today in the viewer's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** How often the user has asked to finish. */
  readonly asks: number;
  /** Whether the user has asked to finish: from then on missing fields are marked. */
  readonly isJudged: boolean;
}
