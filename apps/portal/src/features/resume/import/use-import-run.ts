import type { FileRef } from '@careers/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import type { ImportState } from './import-state.ts';

/** One import: its step, what is under way, and where its file is once it was uploaded. */
export interface ImportRun {
  readonly state: ImportState;
  readonly setState: (next: ImportState | ((now: ImportState) => ImportState)) => void;
  /** Cancels what is under way and begins something else, which the signal cancels. */
  readonly begin: () => AbortSignal;
  readonly cancel: () => void;
  /** The uploaded file, so that a retry does not upload it again. */
  readonly uploaded: () => FileRef | undefined;
  readonly setUploaded: (ref: FileRef | undefined) => void;
}

export function useImportRun(): ImportRun {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  const uploaded = useRef<FileRef>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();
  return {
    state,
    setState,
    begin: () => {
      cancel();
      running.current = new AbortController();
      return running.current.signal;
    },
    cancel,
    uploaded: () => uploaded.current,
    setUploaded: (ref) => {
      uploaded.current = ref;
    },
  };
}
