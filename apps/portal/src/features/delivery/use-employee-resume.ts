import type { ResumeView } from '@careers/gateway/contract';
import { type TranslatedQuery, useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { isInternal } from '../../core/portal/is-internal.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useSite } from '../../site-config/use-site.tsx';
import { employeeResumeQuery } from './queries.ts';

/**
 * The employee resume of the directory, on an internal site (section 1); null on other sites, and for employees without an entry in
 * the directory.
 */
export function useEmployeeResume(): TranslatedQuery<ResumeView | null> {
  const { data: site, isPending } = useSite();
  const enabled = isInternal(site);
  const query = useTranslatedQuery({ ...employeeResumeQuery(usePortal()), enabled });
  // Undefined until the website is known: `null` would allow a choice, which would be lost once the resume is loaded.
  return enabled ? query : { ...query, data: isPending ? undefined : null };
}
