import { useEffect, useRef, useState } from 'react';
import type { ImportState } from './import-state.ts';
import type { UploadedFile } from './steps/uploaded-file.ts';

/** One import: its step, what is under way, and where its file is once it was uploaded. */
export interface ImportRun {
  readonly state: ImportState;
  readonly setState: (next: ImportState | ((now: ImportState) => ImportState)) => void;
  /** Cancels what is under way and begins something else, which the signal cancels. */
  readonly begin: () => AbortSignal;
  readonly cancel: () => void;
  readonly uploaded: UploadedFile;
}

export function useImportRun(): ImportRun {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  const [uploaded] = useState<UploadedFile>({ ref: undefined });
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
    uploaded,
  };
}
