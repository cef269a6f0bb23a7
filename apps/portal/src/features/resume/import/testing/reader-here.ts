import { vi } from 'vitest';
import { answerRequest, type ReadMessage, type ReadRequest } from '../read/answer-request.ts';

/** The requests to a worker, and whether it was ended. */
interface WorkerSeen {
  readonly asked: readonly string[];
  readonly isEnded: boolean;
}

interface ReaderHere {
  /** The worker's answer to `prepare`; `prepared` by default. */
  readonly prepares?: ReadMessage['kind'];
}

/** Reads in this process instead of a worker, which jsdom lacks. `null`: a worker that never answers. */
export function readHere(
  answer: typeof answerRequest | null = answerRequest,
  { prepares = 'prepared' }: ReaderHere = {},
): {
  readonly workers: () => readonly WorkerSeen[];
  readonly terminated: () => number;
  /** As when the code of the workers that run is not there. */
  readonly breakDown: () => void;
} {
  const workers: WorkerHere[] = [];
  class WorkerHere extends EventTarget implements WorkerSeen {
    readonly asked: string[] = [];
    isEnded = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(request: ReadRequest): void {
      this.asked.push(`${request.kind} ${request.format}`);
      const tell = (data: ReadMessage | object) => this.dispatchEvent(new MessageEvent('message', { data }));
      if (request.kind === 'prepare') {
        tell({ kind: prepares, format: request.format });
        return;
      }
      // pdf.js sends this greeting to any worker.
      tell({ sourceName: 'worker', targetName: 'main', action: 'ready' });
      void answer?.(request, tell);
    }
    terminate(): void {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', WorkerHere);
  return {
    workers: () => workers.map(({ asked, isEnded }) => ({ asked, isEnded })),
    terminated: () => workers.filter(({ isEnded }) => isEnded).length,
    breakDown: () => {
      for (const worker of workers) if (!worker.isEnded) worker.dispatchEvent(new ErrorEvent('error'));
    },
  };
}
