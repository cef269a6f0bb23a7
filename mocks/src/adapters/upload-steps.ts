import type { Transport } from '@careers/gateway';
import { fateOfFile } from '../scenarios/magic-files.ts';
import type { World } from '../world/world.ts';

/** In so many steps an upload is seen to be on its way. */
const UPLOAD_STEPS = 5;

/** How many latencies a step of a slow upload takes. */
const SLOW_PAUSES = 10;

/**
 * A line on which uploads are seen to be on their way, a step each time the world's latency is over: behind a service
 * worker a browser shows nothing of it.
 */
export function withUploadSteps(world: Pick<World, 'pause' | 'config'>, line: Transport): Transport {
  return async (request, options) => {
    const { signal, onUploadProgress } = options;
    const total = sizeOf(request.body);
    const pauses = isSlow(request.body, world) ? SLOW_PAUSES : 1;
    for (let step = 1; onUploadProgress && step <= UPLOAD_STEPS; step++) {
      for (let pause = 0; pause < pauses; pause++) await world.pause();
      signal.throwIfAborted();
      onUploadProgress(Math.round((total * step) / UPLOAD_STEPS), total);
    }
    return line(request, options);
  };
}

/** Whether a file among it is one that takes long. */
function isSlow(body: unknown, { config }: Pick<World, 'config'>): boolean {
  if (!(body instanceof FormData)) return false;
  return [...body.values()].some(
    (part) => part instanceof File && fateOfFile(part.name, config) === 'uploadSlow',
  );
}

function sizeOf(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.size),
    0,
  );
}
