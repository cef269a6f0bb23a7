import type { DeliveryStatus } from '@careers/gateway/contract';

/** The stages that the steps of hiring tell of, in their order. */
export const hiringStages = [
  'delivered',
  'screening',
  'interview',
  'offer',
  'hired',
] as const satisfies readonly DeliveryStatus[];
