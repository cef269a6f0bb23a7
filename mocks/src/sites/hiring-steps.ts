import type { HiringStep } from '@careers/gateway/contract';

/** How every site of the sample group hires, and how many days each step usually takes. The labels are the portal's own. */
export const hiringSteps: readonly HiringStep[] = [
  { stage: 'delivered', usualDays: 2 },
  { stage: 'screening', usualDays: 4 },
  { stage: 'interview', usualDays: 10 },
  { stage: 'offer', usualDays: 5 },
  { stage: 'hired' },
];
