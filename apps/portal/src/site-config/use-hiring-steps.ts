import { useLingui } from '@lingui/react/macro';
import { hiringStages } from './hiring-stages.ts';
import { useSite } from './use-site.tsx';

/** A step on the way from an application to the first day at work. */
export interface HiringStep {
  readonly stage: (typeof hiringStages)[number];
  readonly label: string;
  /** The company tells about it, as something that lasts; the usual last step is an event. */
  readonly isTold?: true;
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
  const labels: Readonly<Record<HiringStep['stage'], string>> = {
    delivered: t({ context: 'hiring step', message: 'Applied' }),
    screening: t({ context: 'hiring step', message: 'Screening' }),
    interview: t({ context: 'hiring step', message: 'Interview' }),
    offer: t({ context: 'hiring step', message: 'Offer' }),
    hired: t({ context: 'hiring step', message: 'Hired' }),
  };
  const usualSteps = hiringStages.map((stage) => ({ stage, label: labels[stage] }));
  if (isPending) return undefined;
  const told = site?.websiteHomepage.blocks.find(({ kind }) => kind === 'steps')?.entries ?? [];
  const configured = told.flatMap(({ stage, title, text, note }) => {
    const usual = usualSteps.find((step) => step.stage === stage);
    return usual
      ? [
          {
            ...usual,
            isTold: true as const,
            ...(title && { label: title }),
            ...(text && { text }),
            ...(note && { usual: note }),
          },
        ]
      : [];
  });
  return configured.length > 0 ? configured : usualSteps;
}
