import type { FileRef } from '@careers/gateway/contract';
import { type FileKind, mostFiles } from '@careers/validation';
import { createUploadList, type UploadItem } from './upload-list.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';

/** The code that checks and sends files is fetched when the first one is chosen. */
export const loadTransfer = () => import('./transfer.ts');

interface UploadsOptions {
  readonly kind: FileKind;
  /** How many files are asked for, if fewer than the kind allows. */
  readonly asked?: number | undefined;
  readonly upload: Upload;
}

/** The files of one field, uploaded one after another: a file of 100 MB must not take all of the connection (decision 0051). */
export interface Uploads {
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  /** Called with the references of the uploaded files, whenever one was uploaded or removed. */
  onRefs(listener: (refs: readonly FileRef[]) => void): () => void;
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Removes a file, whatever its state; its upload is aborted. */
  remove(id: string): void;
  /** Sets the uploaded files, as a draft or the server has them. */
  replace(refs: readonly FileRef[]): void;
  /** Removes the file that is uploading and those that wait, because the field left the page. */
  stop(): void;
}

export function createUploads({ kind, asked, upload }: UploadsOptions): Uploads {
  const most = mostFiles(kind, asked);
  const list = createUploadList();
  const check = async (file: File) => (await loadTransfer()).checkChosenFile(kind, file);
  const queue = createUploadQueue(list, { upload, check, replaces: most === 1 });

  /** Whether a file counts towards `most`. In a field for one file an uploaded one does not: the next replaces it. */
  const hasPlace = ({ id, state }: UploadItem) =>
    state === 'done' ? most !== 1 : queue.isAccepted(id) && state !== 'refused';

  /** Checks all new files before the first is uploaded, so that a refused one does not count towards `most`. */
  async function checkAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const item = list.items().find((one) => one.id === id);
      if (item?.state !== 'waiting' || queue.isAccepted(id)) continue;
      const { name, size, file } = item;
      try {
        const wrong = await check(file);
        const isFull = most !== undefined && list.items().filter(hasPlace).length >= most;
        const code = wrong ?? (isFull ? 'fileTooMany' : undefined);
        if (code) list.refuse(id, code);
        else queue.accept(id);
      } catch (error) {
        list.change(id, () => ({ id, name, size, file, state: 'failed', error }));
      }
    }
    void queue.uploadNext();
  }

  function drop(isDropped: (item: UploadItem) => boolean): void {
    const hadRefs = list.refs().length;
    const dropped = list.items().filter(isDropped);
    list.keepOnly((item) => !isDropped(item));
    queue.abort(dropped);
    if (list.refs().length !== hadRefs) list.tellRefs();
    void queue.uploadNext();
  }

  return {
    items: list.items,
    subscribe: list.subscribe,
    onRefs: list.onRefs,
    add(files) {
      // In a field for one file a new one replaces the old: at once if that was not uploaded yet, else when the new one is uploaded.
      if (most === 1 && files.length > 0) drop(({ state }) => state !== 'done');
      void checkAll(list.add(files));
    },
    retry(id) {
      list.change(id, (item) => {
        if (item.state !== 'failed') return item;
        const { name, size, file } = item;
        return { id, name, size, file, state: 'waiting' };
      });
      void checkAll([id]);
    },
    remove: (id) => drop((item) => item.id === id),
    replace: list.replaceUploaded,
    stop: () => drop(({ state }) => state === 'waiting' || state === 'uploading'),
  };
}
