import { vi } from 'vitest';
import { answerRequest, type ReadMessage, type ReadRequest } from '../read/answer-request.ts';

/** Reads in this process what a worker would read: there are no workers here. `null`: a worker that never answers. */
export function readHere(answer: typeof answerRequest | null = answerRequest): {
  readonly terminated: () => number;
} {
  let terminated = 0;
  class WorkerHere extends EventTarget {
    postMessage(request: ReadRequest): void {
      const tell = (data: ReadMessage | object) => this.dispatchEvent(new MessageEvent('message', { data }));
      // As pdf.js does, which takes any worker for its own.
      tell({ sourceName: 'worker', targetName: 'main', action: 'ready' });
      void answer?.(request, tell);
    }
    terminate(): void {
      terminated++;
    }
  }
  vi.stubGlobal('Worker', WorkerHere);
  return { terminated: () => terminated };
}
