import { queryResumeTemplates } from '@careers/gateway/contract';
import { methodQuery } from '../../../core/calls/method-query.ts';
import type { Portal } from '../../../core/portal/portal.ts';

/** The templates that the site offers, with names in the language shown. */
export function templatesQuery(portal: Portal) {
  return methodQuery(portal, queryResumeTemplates, {});
}
