import { vi } from 'vitest';
import { answerRequest, type ReadMessage, type ReadRequest } from '../read/answer-request.ts';

/** What a worker was asked, in turn, and whether it was ended. */
export interface WorkerSeen {
  readonly asked: readonly string[];
  readonly isEnded: boolean;
}

interface ReaderHere {
  /** What the worker answers to being prepared; nothing is fetched here. */
  readonly prepares?: ReadMessage['kind'];
}

/** Reads in this process what a worker would read: there are no workers here. `null`: a worker that never answers. */
export function readHere(
  answer: typeof answerRequest | null = answerRequest,
  { prepares = 'prepared' }: ReaderHere = {},
): { readonly workers: () => readonly WorkerSeen[]; readonly terminated: () => number } {
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
        tell({ kind: prepares });
        return;
      }
      // As pdf.js does, which takes any worker for its own.
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
  };
}
