import { companyRules } from './companies.ts';
import { keywordRules } from './keywords.ts';
import { languageRules } from './languages.ts';
import { positionFilterRules } from './position-filters.ts';
import { positionOrderRules } from './position-order.ts';
import { positionPageRules } from './position-pages.ts';
import type { Rule } from './rule.ts';

/** The rules that follow from declarations, or that span methods; those of one method alone stand beside it. */
export const rules: readonly Rule[] = [
  ...positionFilterRules,
  ...positionPageRules,
  ...positionOrderRules,
  ...keywordRules,
  ...companyRules,
  ...languageRules,
];
