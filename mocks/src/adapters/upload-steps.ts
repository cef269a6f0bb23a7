import type { Transport } from '@careers/gateway';
import type { World } from '../world/world.ts';

/** In so many steps an upload is seen to be on its way. */
export const UPLOAD_STEPS = 5;

/**
 * A line on which uploads are seen to be on their way, a step each time the world's latency is over: behind a service
 * worker a browser shows nothing of it.
 */
export function withUploadSteps(world: Pick<World, 'pause'>, line: Transport): Transport {
  return async (request, options) => {
    const { signal, onUploadProgress } = options;
    const total = sizeOf(request.body);
    for (let step = 1; onUploadProgress && step <= UPLOAD_STEPS; step++) {
      await world.pause();
      signal.throwIfAborted();
      onUploadProgress(Math.round((total * step) / UPLOAD_STEPS), total);
    }
    return line(request, options);
  };
}

function sizeOf(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.size),
    0,
  );
}
