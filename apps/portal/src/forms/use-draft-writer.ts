import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Said } from '../core/session/index.ts';
import { type Typed, wordsOf } from './link-drafts.ts';
import type { DraftSlot } from './use-draft-slot.ts';

/** How long a change may wait to be stored. */
export const DRAFT_EVERY_MS = 2000;

export interface DraftWriter {
  /** False once the browser has refused to store it. */
  readonly isKept: boolean;
  /** Stores what is typed at once. */
  readonly keepNow: () => void;
  /**
   * Notes when the server has saved the form. If that was all that is typed, it is stored with the mark that the server has it too:
   * if the server later has another draft, that one is newer.
   */
  readonly savedOnServer: (savedAt: string | undefined, isAll: boolean) => void;
  /** What was typed and not sent; undefined if nothing was. */
  readonly typed: () => Typed | undefined;
  /** Removes the draft, because the form was sent or left without saving. */
  readonly forget: () => void;
}

interface DraftWriterOptions<Values extends object> {
  readonly slot: DraftSlot;
  /** The form's values in JSON, before anything was typed. */
  readonly empty: string;
  readonly getValues: () => Values;
  /** When the server saved the draft with which the form begins. */
  readonly savedAt: string | undefined;
  /** Called whenever values change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The values as people read them. */
  readonly say: ((values: Values) => Said) | undefined;
  /** Whether it says something of an earlier draft, which only the device has. */
  readonly saysEarlier: (values: Values) => boolean;
}

/**
 * Stores what is typed into a form: two seconds after a change, and at once when the page is hidden or left. When nothing typed is left,
 * the draft is removed at once.
 */
export function useDraftWriter<Values extends object>({
  slot,
  empty,
  savedAt,
  getValues,
  subscribe,
  say,
  saysEarlier,
}: DraftWriterOptions<Values>): DraftWriter {
  const [isKept, setKept] = useState(true);
  const isMounted = useRef(false);
  /** Set while a change waits to be stored. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const serverAt = useRef(savedAt);
  /** Whether anything was typed since the form was opened or emptied. */
  const isTyped = useRef(false);
  /** The form's values when its draft was removed. */
  const forgotten = useRef(empty);

  function stopWaiting(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function forget(): void {
    stopWaiting();
    slot.remove();
    forgotten.current = JSON.stringify(getValues());
  }

  function write(values: Values, isOnServer: boolean): void {
    stopWaiting();
    if (slot.isOfOther()) return;
    if (JSON.stringify(values) === empty && !saysEarlier(values)) {
      forget();
      return;
    }
    setKept(slot.write(values, { onServer: isOnServer, serverAt: serverAt.current, said: say?.(values) }));
  }

  function keepNow(): void {
    // If another tab has started over, it has removed the draft of this one, which still shows it.
    if (timer.current !== undefined || slot.isRemovedElsewhere()) write(getValues(), false);
  }

  const hide = useEffectEvent(keepNow);
  const leave = useEffectEvent(() => {
    slot.leave();
    keepNow();
  });
  const comeBack = useEffectEvent(slot.comeBack);
  const keepLater = useEffectEvent(() => {
    const values = getValues();
    const wasTyped = isTyped.current;
    isTyped.current = JSON.stringify(values) !== empty;
    // Sent, or taken out again: until the draft is removed, a log out would say that something is lost.
    if (wasTyped && !isTyped.current) write(values, false);
    else timer.current ??= setTimeout(hide, DRAFT_EVERY_MS);
  });

  useEffect(() => {
    isMounted.current = true;
    const stop = subscribe(() => keepLater());
    const hidden = () => hide();
    const left = () => leave();
    const back = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    addEventListener('pagehide', left);
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      isMounted.current = false;
      stop();
      removeEventListener('pagehide', left);
      removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, [subscribe]);

  return {
    isKept,
    keepNow,
    // A save that is sent while the page is left may not have arrived when the next page loads the server's draft.
    savedOnServer(at, isAll) {
      serverAt.current = at;
      if (isAll && isMounted.current) write(getValues(), true);
    },
    typed() {
      const values = getValues();
      const json = JSON.stringify(values);
      if (json === empty || json === forgotten.current || slot.isOfOther()) return undefined;
      return { values, words: wordsOf(values, say?.(values)) };
    },
    forget,
  };
}
