import type { FileRef } from '@careers/gateway/contract';
import { type FileKind, mostFiles } from '@careers/validation';
import type { TransferCode } from './transfer.ts';

/** Why a file is not taken, beside what is wrong with it: one too many. */
export type RefusalCode = TransferCode | 'fileTooMany';

/** What files are checked and sent by, fetched when the first one is chosen. */
export const loadTransfer = () => import('./transfer.ts');

/** One file of a field, and how far it is. */
export type UploadItem = { readonly id: string; readonly name: string; readonly size: number } & (
  | { readonly state: 'waiting'; readonly file: File }
  | { readonly state: 'uploading'; readonly file: File; readonly progress: number /** 0 to 1 */ }
  | { readonly state: 'done'; readonly ref: FileRef }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }
);

/** Sends one file to where files go. */
type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number, total: number) => void },
) => Promise<FileRef>;

interface UploadsOptions {
  readonly kind: FileKind;
  /** How many are asked for, where they are fewer than the kind allows. */
  readonly asked?: number | undefined;
  readonly upload: Upload;
}

/** The files of one field. They go one after the other, so that one of 100 MB leaves room for the page. */
export interface Uploads {
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  /** Told the files that are there, whenever one has come or gone by itself or by hand. */
  onRefs(listener: (refs: readonly FileRef[]) => void): () => void;
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Takes one away, whatever its state; one on its way is given up. */
  remove(id: string): void;
  /** Takes what a draft or a server has: files that are there already. */
  replace(refs: readonly FileRef[]): void;
  /** Gives up what is on its way and what waits behind it: nobody is there for it any more. */
  stop(): void;
}

export function createUploads({ kind, asked, upload }: UploadsOptions): Uploads {
  const most = mostFiles(kind, asked);
  const listeners = new Set<() => void>();
  const followers = new Set<(refs: readonly FileRef[]) => void>();
  let items: readonly UploadItem[] = [];
  let running: { readonly id: string; readonly controller: AbortController } | undefined;
  /** The ids of files that were found right, and have a place. */
  const judged = new Set<string>();
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

  /** Whether it has one of the places. Where there is but one, a file that is there makes room for the next. */
  const hasPlace = ({ id, state }: UploadItem) =>
    state === 'done' ? most !== 1 : judged.has(id) && state !== 'refused';

  /** Judges what has come before any of it goes out: what is wrong takes no place from what is right. */
  async function judge(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const item = items.find((one) => one.id === id);
      if (item?.state !== 'waiting' || judged.has(id)) continue;
      const { name, size, file } = item;
      try {
        const wrong = await check(file);
        const isFull = most !== undefined && items.filter(hasPlace).length >= most;
        const code = wrong ?? (isFull ? 'fileTooMany' : undefined);
        if (code) refuse(id, code);
        else judged.add(id);
      } catch (error) {
        change(id, () => ({ id, name, size, file, state: 'failed', error }));
      }
    }
    void goOn();
  }

  /** Sends the next one that waits, and so on. */
  async function goOn(): Promise<void> {
    const next = items.find(({ id, state }) => state === 'waiting' && judged.has(id));
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
      // One that was changed or taken from the device meanwhile looks as if the line were down.
      const code = signal.aborted ? undefined : await check(file).catch(() => undefined);
      if (!signal.aborted && code) refuse(id, code);
      else if (!signal.aborted) change(id, () => ({ id, name, size, file, state: 'failed', error }));
    }
    // One that was taken away has let the next one begin already.
    if (running?.id !== id) return;
    running = undefined;
    void goOn();
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
    void goOn();
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
      // Where there is room for one, another one takes its place: at once if it was on its way, else once it is there.
      if (most === 1 && files.length > 0) drop(({ state }) => state !== 'done');
      const added = files.map((file): UploadItem => {
        return { id: newId(), name: file.name, size: file.size, state: 'waiting', file };
      });
      set([...items, ...added]);
      void judge(added.map(({ id }) => id));
    },
    retry(id) {
      change(id, (item) => {
        if (item.state !== 'failed') return item;
        const { name, size, file } = item;
        return { id, name, size, file, state: 'waiting' };
      });
      void judge([id]);
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
