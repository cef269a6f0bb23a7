import type { Transport } from '@careers/gateway';
import { failIfStays } from '../failures/fail-if-stays.ts';

/** The same line, on which a request that ends because the page is being left does not fail. */
export const lineUntilLeft =
  (line: Transport): Transport =>
  (request, options) =>
    failIfStays(line(request, options));
