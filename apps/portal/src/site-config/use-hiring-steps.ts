import type { DeliveryStatus } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useSite } from './use-site.tsx';

/** A step on the way from an application to the first day at work. */
export interface HiringStep {
  readonly stage: DeliveryStatus;
  readonly label: string;
  /** What happens in it, in the company's words. */
  readonly text?: string;
  /** How long it usually takes, in the company's words. */
  readonly usual?: string;
}

/**
 * The company's hiring steps as its homepage is configured, or the usual ones. Undefined until the configuration is loaded, so that
 * the usual ones are not replaced a moment later (decision 0088).
 */
export function useHiringSteps(): HiringStep[] | undefined {
  const { t } = useLingui();
  const { data: site, isPending } = useSite();
  const usualSteps = [
    { stage: 'delivered', label: t({ context: 'hiring step', message: 'Applied' }) },
    { stage: 'screening', label: t({ context: 'hiring step', message: 'Screening' }) },
    { stage: 'interview', label: t({ context: 'hiring step', message: 'Interview' }) },
    { stage: 'offer', label: t({ context: 'hiring step', message: 'Offer' }) },
    { stage: 'hired', label: t({ context: 'hiring step', message: 'Hired' }) },
  ] as const;
  if (isPending) return undefined;
  const told = site?.websiteHomepage.blocks.find(({ kind }) => kind === 'steps')?.entries ?? [];
  const configured = told.flatMap(({ stage, title, text, note }) => {
    const usual = usualSteps.find((step) => step.stage === stage);
    return usual
      ? [{ ...usual, ...(title && { label: title }), ...(text && { text }), ...(note && { usual: note }) }]
      : [];
  });
  return configured.length > 0 ? configured : [...usualSteps];
}
