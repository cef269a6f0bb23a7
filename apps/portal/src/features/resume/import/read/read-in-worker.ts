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

/**
 * Reads a file beside the page, which stays as quick as it was. The worker goes with the file: what a bad one has done to it
 * goes too.
 * @throws {ReadFailure} why nothing could be read; the signal's reason when it was given up
 */
export async function readInWorker(
  format: OwnFormat,
  file: Blob,
  { signal, onPage }: ReadOptions,
): Promise<readonly ParsedField[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const worker = new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
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
      const request: ReadRequest = { format, bytes };
      worker.postMessage(request, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
