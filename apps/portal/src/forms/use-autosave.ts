import { type CallOptions, GatewayFailure } from '@careers/gateway';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../core/portal.ts';
import type { AutosaveState, Versioned } from './autosave.ts';
import { createAutosave } from './create-autosave.ts';
import { hasExpired, useReturned } from './use-returned.ts';

interface UseAutosaveOptions<Value> {
  /** What the server has as the page opens; what it has later comes with an acknowledgement or a conflict. */
  readonly from: Versioned<Value>;
  /** With the options of its call: what is saved by itself asks for no login that has been asked for already. */
  readonly save: (value: Value, revision: number, options: CallOptions) => Promise<number>;
  /** The server's document, out of what a business error of the reason `conflict` carries. */
  readonly readConflict: (data: unknown) => Versioned<Value> | undefined;
}

export interface UsedAutosave<Value> {
  readonly state: AutosaveState<Value>;
  readonly edit: (value: Value) => void;
  readonly resolve: (value: Value) => void;
  /** Somebody pressed for it: a login may be asked for, once more too. */
  readonly saveNow: () => void;
  /** The page is left without what has not been saved: nothing more goes out. */
  readonly discard: () => void;
}

/** Failures that another try may mend; the rest wait for another edit. */
const passing = ['network', 'timeout', 'http', 'malformed'];

/** Saves a document of a page while it is edited (`createAutosave`), at once when the page is left or out of sight, or the line is back. */
export function useAutosave<Value>({
  from,
  save,
  readConflict,
}: UseAutosaveOptions<Value>): UsedAutosave<Value> {
  const { clock, session } = usePortal();
  const saveLatest = useEffectEvent(save);
  const read = useEffectEvent(readConflict);
  const [autosave] = useState(() =>
    createAutosave<Value>({
      from,
      save: (value, revision) => line.save(value, revision),
      conflictOf: (error) =>
        error instanceof GatewayFailure && error.reason === 'conflict' ? line.read(error.data) : undefined,
      mayTryAgain: (error) => error instanceof GatewayFailure && passing.includes(error.kind),
      now: clock,
    }),
  );
  const [line] = useState(() => ({
    save: (value: Value, revision: number) => save(value, revision, {}),
    read: readConflict,
    isWished: false,
  }));
  useEffect(() => {
    line.save = (value, revision) => {
      // Whoever has closed the login goes on typing: it comes back when they save, not with every pause.
      const { Authorization, userInfo } = session.get();
      const hasEnded = userInfo !== undefined && Authorization === undefined;
      const wasAsked = hasEnded && !line.isWished;
      line.isWished = false;
      return saveLatest(value, revision, wasAsked ? { onExpiry: 'fail' } : {});
    };
    line.read = (data) => read(data);
    const now = () => autosave.saveNow();
    // A phone stops the clocks of what is out of sight; and the person may log out in another tab.
    const hide = () => document.visibilityState === 'hidden' && now();
    addEventListener('online', now);
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', now);
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', hide);
      // What is edited behind a save that is on its way goes out after it.
      autosave.saveNow();
    };
  }, [autosave, line, session]);
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useReturned(() => {
    const { phase, failure, value } = autosave.state();
    if (phase !== 'refused' || !hasExpired(failure)) return;
    autosave.edit(value);
    autosave.saveNow();
  });
  const saveNow = useCallback(() => {
    line.isWished = true;
    autosave.saveNow();
  }, [autosave, line]);
  const { edit, resolve, stop: discard } = autosave;
  return { state, edit, resolve, saveNow, discard };
}
