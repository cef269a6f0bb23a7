import { useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';

/** A visible page is never further behind the clock than this: a minute. */
const LOOK_EVERY_MS = 60_000;

/**
 * A value that depends on the current time: how long ago something was, or which day it is. A page may stay open for days, so it
 * is read again every minute and when the tab becomes visible; the component renders again when it has changed.
 */
export function useAsOfNow<Said extends string | number | boolean>(read: (now: number) => Said): Said {
  const { clock } = usePortal();
  return useSyncExternalStore(watchTheTime, () => read(clock()));
}

/** The beginning of the current minute, in Unix milliseconds: what lies before it is over. */
export function useMinute(): number {
  return useAsOfNow((now) => now - (now % LOOK_EVERY_MS));
}

function watchTheTime(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
