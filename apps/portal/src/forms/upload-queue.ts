import type { FileRef } from '@careers/gateway/contract';
import type { TransferCode } from './transfer.ts';
import type { UploadItem, UploadList } from './upload-list.ts';

/** Uploads one file. */
export type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number, total: number) => void },
) => Promise<FileRef>;

interface UploadQueueOptions {
  readonly upload: Upload;
  /** Whether something is wrong with a file. */
  readonly check: (file: File) => Promise<TransferCode | undefined>;
  /** Whether a file replaces the one that was uploaded before it. */
  readonly replaces: boolean;
}

interface UploadQueue {
  /** Lets a file that was checked be uploaded, once `uploadNext` comes to it. */
  readonly accept: (id: string) => void;
  readonly isAccepted: (id: string) => boolean;
  /** Uploads the next accepted file that waits, unless one is being uploaded; then the one after it. */
  readonly uploadNext: () => Promise<void>;
  /** Aborts the upload that is under way, if it is of one of these files. */
  readonly abort: (items: readonly UploadItem[]) => void;
}

/** Uploads the files of a list, one after another. */
export function createUploadQueue(
  list: UploadList,
  { upload, check, replaces }: UploadQueueOptions,
): UploadQueue {
  const accepted = new Set<string>();
  let running: { readonly id: string; readonly controller: AbortController } | undefined;

  async function uploadNext(): Promise<void> {
    const next = list.items().find(({ id, state }) => state === 'waiting' && accepted.has(id));
    if (running || next?.state !== 'waiting') return;
    const { id, name, size, file } = next;
    const controller = new AbortController();
    running = { id, controller };
    const { signal } = controller;
    const onProgress = (sent: number, total: number) => {
      const progress = Math.min(1, sent / total);
      if (!signal.aborted) list.change(id, () => ({ id, name, size, file, state: 'uploading', progress }));
    };
    try {
      onProgress(0, 1);
      const ref = await upload(file, { signal, onProgress });
      signal.throwIfAborted();
      if (replaces) list.keepOnly(({ state }) => state !== 'done');
      list.change(id, () => ({ id, name, size, state: 'done', ref }));
      list.tellRefs();
    } catch (error) {
      // A file that was changed or removed on the device meanwhile fails like a lost connection.
      const code = signal.aborted ? undefined : await check(file).catch(() => undefined);
      if (!signal.aborted && code) list.refuse(id, code);
      else if (!signal.aborted) list.change(id, () => ({ id, name, size, file, state: 'failed', error }));
    }
    // If the file was removed meanwhile, the next upload is running already.
    if (running?.id !== id) return;
    running = undefined;
    void uploadNext();
  }

  return {
    accept: (id) => void accepted.add(id),
    isAccepted: (id) => accepted.has(id),
    uploadNext,
    abort: (items) => {
      if (!items.some(({ id }) => id === running?.id)) return;
      running?.controller.abort();
      running = undefined;
    },
  };
}
