import type { FileRef } from '@careers/gateway/contract';
import type { TransferCode } from './transfer.ts';

/** Why a file is refused: something is wrong with it, or there are too many. */
export type RefusalCode = TransferCode | 'fileTooMany';

/** One file of a field, and its state. */
export type UploadItem = { readonly id: string; readonly name: string; readonly size: number } & (
  | { readonly state: 'waiting'; readonly file: File }
  | { readonly state: 'uploading'; readonly file: File; readonly progress: number /** 0 to 1 */ }
  | { readonly state: 'done'; readonly ref: FileRef }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }
);

type RefsListener = (refs: readonly FileRef[]) => void;

/** The files of a field, each with its state. It checks and uploads nothing. */
export interface UploadList {
  readonly items: () => readonly UploadItem[];
  /** The references of the uploaded files. */
  readonly refs: () => readonly FileRef[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly onRefs: (listener: RefsListener) => () => void;
  readonly tellRefs: () => void;
  /** Adds files that wait; returns their ids. */
  readonly add: (files: readonly File[]) => string[];
  readonly change: (id: string, to: (item: UploadItem) => UploadItem) => void;
  readonly refuse: (id: string, code: RefusalCode) => void;
  readonly keepOnly: (isKept: (item: UploadItem) => boolean) => void;
  /** Makes these the uploaded files; the others stay as they are. */
  readonly replaceUploaded: (refs: readonly FileRef[]) => void;
}

export function createUploadList(): UploadList {
  const listeners = new Set<() => void>();
  const refsListeners = new Set<RefsListener>();
  let items: readonly UploadItem[] = [];
  let made = 0;

  const newId = () => `upload-${++made}`;
  const refs = () => items.flatMap((item) => (item.state === 'done' ? [item.ref] : []));
  const uploaded = (ref: FileRef): UploadItem => {
    return { id: newId(), name: ref.fileName, size: ref.size, state: 'done', ref };
  };
  function set(next: readonly UploadItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  function change(id: string, to: (item: UploadItem) => UploadItem): void {
    set(items.map((item) => (item.id === id ? to(item) : item)));
  }

  return {
    items: () => items,
    refs,
    change,
    subscribe: (listener) => subscribe(listeners, listener),
    onRefs: (listener) => subscribe(refsListeners, listener),
    tellRefs: () => {
      for (const listener of refsListeners) listener(refs());
    },
    add: (files) => {
      const added = files.map((file): UploadItem => {
        return { id: newId(), name: file.name, size: file.size, state: 'waiting', file };
      });
      set([...items, ...added]);
      return added.map(({ id }) => id);
    },
    refuse: (id, code) => change(id, ({ name, size }) => ({ id, name, size, state: 'refused', code })),
    keepOnly: (isKept) => set(items.filter(isKept)),
    replaceUploaded: (next) => {
      const known = new Set(next.map(({ fileId }) => fileId));
      const there = new Set(refs().map(({ fileId }) => fileId));
      const kept = items.filter((item) => item.state !== 'done' || known.has(item.ref.fileId));
      const missing = next.filter(({ fileId }) => !there.has(fileId));
      if (kept.length === items.length && missing.length === 0) return;
      set([...missing.map(uploaded), ...kept]);
    },
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
