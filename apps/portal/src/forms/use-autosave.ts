import { type CallOptions, GatewayFailure } from '@careers/gateway';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../core/portal/portal.ts';
import type { ShownAutosave, Versioned } from './autosave.ts';
import { createAutosave } from './create-autosave.ts';
import { hasExpired, useReturned } from './use-returned.ts';

interface UseAutosaveOptions<Value> {
  /** What the server has when the page opens. */
  readonly from: Versioned<Value>;
  /**
   * Saves with the given options of the call: an automatic save does not open the login again after it was closed, and one that is made
   * because the page is left is sent beyond it.
   */
  readonly save: (value: Value, revision: number, options: CallOptions) => Promise<number>;
  /** Reads the server's document from the data of a business error with the reason `conflict`. */
  readonly readConflict: (data: unknown) => Versioned<Value> | undefined;
}

export interface UsedAutosave<Value> {
  readonly state: ShownAutosave<Value>;
  readonly edit: (value: Value) => void;
  readonly resolve: (value: Value) => void;
  /** Saves because the person has pressed a button: this may open the login, again too. */
  readonly saveNow: () => void;
  /** Gives up unsaved edits, because the person leaves without saving. */
  readonly discard: () => void;
}

/** Kinds of failure after which saving is tried again; the others wait for another edit. */
const passing = ['network', 'timeout', 'http', 'malformed'];

/** Saves a document while it is edited (`createAutosave`), and at once when the page is left or hidden, or the browser is online again. */
export function useAutosave<Value>({
  from,
  save,
  readConflict,
}: UseAutosaveOptions<Value>): UsedAutosave<Value> {
  const { clock, session, readyToLeave } = usePortal();
  const saveLatest = useEffectEvent(save);
  const read = useEffectEvent(readConflict);
  const [autosave] = useState(() =>
    createAutosave<Value>({
      from,
      save: (value, revision) => calls.save(value, revision),
      conflictOf: (error) =>
        error instanceof GatewayFailure && error.reason === 'conflict' ? calls.read(error.data) : undefined,
      mayTryAgain: (error) => error instanceof GatewayFailure && passing.includes(error.kind),
      now: clock,
    }),
  );
  /** What `createAutosave` calls: from the first effect on, the functions of the latest render. */
  const [calls] = useState(() => ({
    save: (value: Value, revision: number) => save(value, revision, {}),
    read: readConflict,
    isRequested: false,
    isLeaving: false,
  }));
  useEffect(() => {
    calls.save = (value, revision) => {
      // After somebody has closed the login it opens again when they press save, not with every automatic save (decision 0097).
      const { Authorization, userInfo } = session.get();
      const hasEnded = userInfo !== undefined && Authorization === undefined;
      const wasAsked = hasEnded && !calls.isRequested;
      calls.isRequested = false;
      return saveLatest(value, revision, {
        ...(wasAsked ? { onExpiry: 'fail' } : {}),
        ...(calls.isLeaving ? { beyondPage: true } : {}),
      });
    };
    calls.read = (data) => read(data);
    const now = () => autosave.saveNow();
    const leave = () => {
      calls.isLeaving = true;
      autosave.leave();
      calls.isLeaving = false;
    };
    // A phone stops the timers of a hidden page, and closes it; and the person may log out in another tab.
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('online', now);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', now);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // Edits made while a save is under way are sent after it.
      autosave.saveNow();
    };
  }, [autosave, calls, session]);
  const state = useSyncExternalStore(autosave.subscribe, autosave.shown);
  useReturned(() => {
    const { phase, failure, value } = autosave.state();
    if (phase !== 'refused' || !hasExpired(failure)) return;
    autosave.edit(value);
    autosave.saveNow();
  });
  const saveNow = useCallback(() => {
    calls.isRequested = true;
    autosave.saveNow();
    // If a save was under way, the next one is asked for only if it is of edits that were made before.
    calls.isRequested = autosave.state().isEdited;
  }, [autosave, calls]);
  const edit = useCallback(
    (value: Value) => {
      readyToLeave();
      autosave.edit(value);
    },
    [autosave, readyToLeave],
  );
  const { resolve, stop: discard } = autosave;
  return { state, edit, resolve, saveNow, discard };
}
