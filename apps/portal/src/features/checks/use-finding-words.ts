import type { CheckFinding } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';

/** The name of each finding. */
export function useFindingWords(): Readonly<Record<CheckFinding, string>> {
  const { t } = useLingui();
  return { confirmed: t`Confirmed`, differs: t`Differs`, notFound: t`Could not be confirmed` };
}
