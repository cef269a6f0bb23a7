import type { FacetName } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';

/** The labels of the seven facets (section 2). */
export function useFacetLabels(): Readonly<Record<FacetName, string>> {
  const { t } = useLingui();
  return {
    company: t`Company`,
    department: t`Department`,
    education: t({ context: 'position', message: 'Education' }),
    posCategory: t`Job category`,
    workPlace: t`Location`,
    workYears: t`Experience`,
    benefits: t`Benefits`,
  };
}
