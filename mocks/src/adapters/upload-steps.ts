import type { Transport } from '@careers/gateway';
import { fateOfFile } from '../scenarios/magic-files.ts';
import type { World } from '../world/world.ts';

/** How many steps of progress an upload shows. */
const UPLOAD_STEPS = 5;

/** How many times the world's latency one step of a slow upload takes. */
const SLOW_PAUSES = 10;

/**
 * A transport on which uploads show their progress, one step for each latency of the world: through a service worker a browser
 * would show none.
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

/** Whether one of the files is slow on purpose. */
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
