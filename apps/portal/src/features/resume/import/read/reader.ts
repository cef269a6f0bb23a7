import type { ParsedField } from '@careers/gateway/contract';
import type { ReadMessage, ReadRequest } from './answer-request.ts';
import { ReadFailure } from './read-failure.ts';
import type { OwnFormat } from './read-file.ts';
import workerAddress from './reader.worker.ts?worker&url';
import { workerPolicy } from './worker-policy.ts';

const policy = workerPolicy(workerAddress);

/** A file that takes longer is one that was made to. */
export const READ_MAX_MS = 60_000;

export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onPage: (page: number, pages: number) => void;
}

/** Reads files beside the page, which stays as quick as it was. */
export interface Reader {
  /** Begins a worker before there is a file, with what reads a PDF: that is most files, and by far the most to fetch. */
  prepare(): void;
  /**
   * Reads one file in a worker of its own, which goes with the file: what a bad one has done to it goes too.
   * @throws {ReadFailure} why nothing could be read; the signal's reason when it was given up
   */
  read(format: OwnFormat, file: Blob, options: ReadOptions): Promise<readonly ParsedField[]>;
  /** Ends the worker that waits for a file; one that reads is ended by its signal. */
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
      // Whoever could not fetch its parts is not asked again: the file's own worker may be luckier.
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
        // pdf.js takes any worker for its own, and greets the page too.
        else if (data.kind === 'failed') fail(new ReadFailure(data.reason));
      });
      send(worker, request);
    });
  } finally {
    clearTimeout(timer);
  }
}
