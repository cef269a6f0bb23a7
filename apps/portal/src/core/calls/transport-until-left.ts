import type { Transport } from '@careers/gateway';
import { failIfStays } from '../failures/fail-if-stays.ts';

/** The same transport, but a request that ends because the page is being left does not fail. */
export const transportUntilLeft =
  (transport: Transport): Transport =>
  (request, options) =>
    failIfStays(transport(request, options));
