import type { FileRef } from '@careers/gateway/contract';
import { type FileKind, mostFiles } from '@careers/validation';
import type { TransferCode } from './transfer.ts';

/** Why a file is refused: something is wrong with it, or there are too many. */
export type RefusalCode = TransferCode | 'fileTooMany';

/** The code that checks and sends files is fetched when the first one is chosen. */
export const loadTransfer = () => import('./transfer.ts');

/** One file of a field, and its state. */
export type UploadItem = { readonly id: string; readonly name: string; readonly size: number } & (
  | { readonly state: 'waiting'; readonly file: File }
  | { readonly state: 'uploading'; readonly file: File; readonly progress: number /** 0 to 1 */ }
  | { readonly state: 'done'; readonly ref: FileRef }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }
);

/** Uploads one file. */
type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number, total: number) => void },
) => Promise<FileRef>;

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
  const listeners = new Set<() => void>();
  const followers = new Set<(refs: readonly FileRef[]) => void>();
  let items: readonly UploadItem[] = [];
  let running: { readonly id: string; readonly controller: AbortController } | undefined;
  /** The ids of files that were checked and accepted. */
  const accepted = new Set<string>();
  let made = 0;

  const newId = () => `upload-${++made}`;
  const refsOf = () => items.flatMap((item) => (item.state === 'done' ? [item.ref] : []));
  function tellRefs(): void {
    for (const follower of followers) follower(refsOf());
  }
  function set(next: readonly UploadItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  function change(id: string, to: (item: UploadItem) => UploadItem): void {
    set(items.map((item) => (item.id === id ? to(item) : item)));
  }

  async function check(file: File): Promise<TransferCode | undefined> {
    const { checkChosenFile } = await loadTransfer();
    return checkChosenFile(kind, file);
  }
  function refuse(id: string, code: RefusalCode): void {
    change(id, ({ name, size }) => ({ id, name, size, state: 'refused', code }));
  }

  /** Whether a file counts towards `most`. In a field for one file an uploaded one does not: the next replaces it. */
  const hasPlace = ({ id, state }: UploadItem) =>
    state === 'done' ? most !== 1 : accepted.has(id) && state !== 'refused';

  /** Checks all new files before the first is uploaded, so that a refused one does not count towards `most`. */
  async function checkAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const item = items.find((one) => one.id === id);
      if (item?.state !== 'waiting' || accepted.has(id)) continue;
      const { name, size, file } = item;
      try {
        const wrong = await check(file);
        const isFull = most !== undefined && items.filter(hasPlace).length >= most;
        const code = wrong ?? (isFull ? 'fileTooMany' : undefined);
        if (code) refuse(id, code);
        else accepted.add(id);
      } catch (error) {
        change(id, () => ({ id, name, size, file, state: 'failed', error }));
      }
    }
    void uploadNext();
  }

  /** Uploads the next file that waits, then the one after it. */
  async function uploadNext(): Promise<void> {
    const next = items.find(({ id, state }) => state === 'waiting' && accepted.has(id));
    if (running || next?.state !== 'waiting') return;
    const { id, name, size, file } = next;
    const controller = new AbortController();
    running = { id, controller };
    const { signal } = controller;
    const onProgress = (sent: number, total: number) => {
      const progress = Math.min(1, sent / total);
      if (!signal.aborted) change(id, () => ({ id, name, size, file, state: 'uploading', progress }));
    };
    try {
      onProgress(0, 1);
      const ref = await upload(file, { signal, onProgress });
      signal.throwIfAborted();
      if (most === 1) set(items.filter(({ state }) => state !== 'done'));
      change(id, () => ({ id, name, size, state: 'done', ref }));
      tellRefs();
    } catch (error) {
      // A file that was changed or removed on the device meanwhile fails like a lost connection.
      const code = signal.aborted ? undefined : await check(file).catch(() => undefined);
      if (!signal.aborted && code) refuse(id, code);
      else if (!signal.aborted) change(id, () => ({ id, name, size, file, state: 'failed', error }));
    }
    // If the file was removed meanwhile, the next upload is running already.
    if (running?.id !== id) return;
    running = undefined;
    void uploadNext();
  }

  function drop(gone: (item: UploadItem) => boolean): void {
    const hadRefs = refsOf().length;
    const given = items.filter(gone);
    set(items.filter((item) => !gone(item)));
    if (given.some(({ id }) => id === running?.id)) {
      running?.controller.abort();
      running = undefined;
    }
    if (refsOf().length !== hadRefs) tellRefs();
    void uploadNext();
  }

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefs: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    add(files) {
      // In a field for one file a new one replaces the old: at once if that was not uploaded yet, else when the new one is uploaded.
      if (most === 1 && files.length > 0) drop(({ state }) => state !== 'done');
      const added = files.map((file): UploadItem => {
        return { id: newId(), name: file.name, size: file.size, state: 'waiting', file };
      });
      set([...items, ...added]);
      void checkAll(added.map(({ id }) => id));
    },
    retry(id) {
      change(id, (item) => {
        if (item.state !== 'failed') return item;
        const { name, size, file } = item;
        return { id, name, size, file, state: 'waiting' };
      });
      void checkAll([id]);
    },
    remove: (id) => drop((item) => item.id === id),
    replace(refs) {
      const known = new Set(refs.map(({ fileId }) => fileId));
      const there = new Set(refsOf().map(({ fileId }) => fileId));
      const kept = items.filter((item) => item.state !== 'done' || known.has(item.ref.fileId));
      const come = refs.filter(({ fileId }) => !there.has(fileId));
      if (kept.length === items.length && come.length === 0) return;
      set([
        ...come.map((ref): UploadItem => {
          return { id: newId(), name: ref.fileName, size: ref.size, state: 'done', ref };
        }),
        ...kept,
      ]);
    },
    stop: () => drop(({ state }) => state === 'waiting' || state === 'uploading'),
  };
}
