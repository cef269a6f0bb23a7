import type { ParsedField } from '@careers/gateway/contract';
import { PartFailure } from '../../../../core/failures/part-failure.ts';
import type { ReadMessage, ReadRequest } from './answer-request.ts';
import { ReadFailure } from './read-failure.ts';
import type { OwnFormat } from './read-file.ts';
import workerAddress from './reader.worker.ts?worker&url';
import { workerPolicy } from './worker-policy.ts';

const policy = workerPolicy(workerAddress);

/** Reading is given up after this time: only a file made for that purpose takes longer. */
export const READ_MAX_MS = 60_000;

interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onPage: (page: number, pages: number) => void;
}

/** Reads files in workers, so that the page stays responsive. */
export interface Reader {
  /** Starts a worker before there is a file and loads the PDF reader: the most used and by far the largest. */
  prepare(): void;
  /**
   * Reads one file in a worker of its own, which is ended afterwards with anything that a bad file has done to it.
   * @throws {ReadFailure} why nothing could be read; {PartFailure} when its reader could not be loaded; the signal's
   * reason when it was cancelled
   */
  read(format: OwnFormat, file: Blob, options: ReadOptions): Promise<readonly ParsedField[]>;
  /** Ends the worker that waits for a file; a reading one is ended by its signal. */
  close(): void;
}

export function createReader(): Reader {
  let waiting: Worker | undefined;

  function drop(worker: Worker): void {
    worker.terminate();
    if (waiting === worker) waiting = undefined;
  }

  return {
    prepare() {
      if (waiting) return;
      const worker = begin();
      waiting = worker;
      // A worker that could not load its parts is dropped: the one started for the file may succeed.
      const dropWaiting = () => waiting === worker && drop(worker);
      worker.addEventListener('error', dropWaiting);
      worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
        if (data.kind === 'unprepared') dropWaiting();
      });
      send(worker, { kind: 'prepare', format: 'pdf' });
    },
    async read(format, file, { signal, onPage }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      signal.throwIfAborted();
      const worker = waiting ?? begin();
      waiting = undefined;
      try {
        return await answerOf(worker, { kind: 'read', format, bytes }, { signal, onPage });
      } finally {
        worker.terminate();
      }
    },
    close() {
      if (waiting) drop(waiting);
    },
  };
}

function begin(): Worker {
  return new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
}

function send(worker: Worker, request: ReadRequest): void {
  worker.postMessage(request, request.kind === 'read' ? [request.bytes.buffer] : []);
}

async function answerOf(
  worker: Worker,
  request: ReadRequest,
  { signal, onPage }: ReadOptions,
): Promise<readonly ParsedField[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<readonly ParsedField[]>((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason));
      timer = setTimeout(() => fail(new ReadFailure('broken')), READ_MAX_MS);
      worker.addEventListener('error', (event) => fail(new ReadFailure('broken', { cause: event })));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
        if (data.kind === 'page') onPage(data.page, data.pages);
        else if (data.kind === 'read') done(data.fields);
        // Not every other message is a failure: pdf.js treats any worker as its own and sends a greeting.
        else if (data.kind === 'failed') fail(new ReadFailure(data.reason));
        // A reader of another format that could not be loaded does not matter for this file.
        else if (data.kind === 'unprepared' && data.format === request.format) fail(new PartFailure(data));
      });
      send(worker, request);
    });
  } finally {
    clearTimeout(timer);
  }
}
