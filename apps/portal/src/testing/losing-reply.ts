import type { Transport } from '@careers/gateway';
import { methodOf } from './open-portal.ts';

/**
 * A transport on which the first reply to a method is lost, after the call has arrived; with `instead`, that is done and the call
 * does not arrive.
 */
export function losingReply(method: string, instead?: () => Promise<unknown>) {
  let isFirst = true;
  return (line: Transport): Transport =>
    async (request, options) => {
      const isLost = isFirst && typeof request.body === 'string' && methodOf(request.body) === method;
      if (!isLost) return line(request, options);
      isFirst = false;
      await (instead?.() ?? line(request, options));
      throw new TypeError('the line broke');
    };
}
