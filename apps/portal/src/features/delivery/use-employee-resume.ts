import { GatewayFailure } from '@careers/gateway';
import type { ResumeView } from '@careers/gateway/contract';
import { useQuery } from '@tanstack/react-query';
import { untilTranslated } from '../../core/calls/method-query.ts';
import { isInternal } from '../../core/portal/is-internal.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useSite } from '../../site-config/use-site.ts';
import { employeeResumeQuery } from './queries.ts';

interface EmployeeResume {
  /** Undefined on other sites, and for employees without an entry in the directory. */
  readonly data: ResumeView | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** Whether the call has failed; having no resume is not a failure. */
  readonly failed: boolean;
  readonly refetch: () => unknown;
}

/** The employee resume of the directory, on an internal site (section 1). */
export function useEmployeeResume(): EmployeeResume {
  const portal = usePortal();
  const { data: site } = useSite();
  const asked = isInternal(site);
  const own = employeeResumeQuery(portal);
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    ...own,
    placeholderData: untilTranslated(own.queryKey),
    enabled: asked,
  });
  const isNone = error instanceof GatewayFailure && error.reason === 'noEmployeeResume';
  return { data, error, isPending: isLoading, isFetching, failed: error !== null && !isNone, refetch };
}
