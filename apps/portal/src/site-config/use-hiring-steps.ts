import type { DeliveryStatus } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useSite } from './use-site.ts';

/** A step on the way from an application to the first day at work. */
export interface HiringStage {
  readonly stage: DeliveryStatus;
  readonly label: string;
  /** How many days somebody usually waits in it, where the company says so. */
  readonly usualDays?: number;
}

/** How this company hires, in its order; the usual way where it has configured none. */
export function useHiringSteps(): HiringStage[] {
  const { t } = useLingui();
  const { data: site } = useSite();
  const usualSteps = new Map<string, HiringStage>(
    (
      [
        ['delivered', t({ context: 'hiring step', message: 'Applied' })],
        ['screening', t({ context: 'hiring step', message: 'Screening' })],
        ['interview', t({ context: 'hiring step', message: 'Interview' })],
        ['offer', t({ context: 'hiring step', message: 'Offer' })],
        ['hired', t({ context: 'hiring step', message: 'Hired' })],
      ] as const
    ).map(([stage, label]) => [stage, { stage, label }]),
  );
  const configured = (site?.websiteHomepage.hiringSteps ?? []).flatMap(({ stage, label, usualDays }) => {
    const usual = usualSteps.get(stage);
    return usual ? [{ ...usual, ...(label && { label }), ...(usualDays && { usualDays }) }] : [];
  });
  return configured.length > 0 ? configured : [...usualSteps.values()];
}
