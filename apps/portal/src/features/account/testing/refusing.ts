import type { Transport } from '@careers/gateway';
import { methodOf } from '../../../testing/open-portal.ts';

/** A transport on which a method is refused for a reason, a number of times; records the calls meanwhile. */
export function refusing(method: string, reason: string, words: string, times = Number.POSITIVE_INFINITY) {
  let left = times;
  return (line: Transport): Transport =>
    async (request, options) => {
      if (methodOf(request.body) !== method || left <= 0) return line(request, options);
      left -= 1;
      const returnData = Buffer.from(JSON.stringify({ reason })).toString('base64');
      const text = JSON.stringify({ returnCode: '451', returnDesc: words, returnData });
      return { status: 200, text, header: () => null };
    };
}
