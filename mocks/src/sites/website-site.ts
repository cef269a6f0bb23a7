import type { CompanyId, RecruitType } from '../data/types.ts';

/** One configured career website of the sample group. */
export interface WebsiteSite {
  readonly id: string;
  readonly kind: 'external' | 'campus' | 'intern' | 'internal';
  readonly recruitTypes: readonly RecruitType[];
  readonly brandColor: string;
  readonly showSalary: boolean;
  /** The only company of a site under /complex, which shows nothing of the others. */
  readonly company?: CompanyId;
}
