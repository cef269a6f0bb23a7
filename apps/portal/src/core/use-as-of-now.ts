import { useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';

/** A page that is looked at is never further behind than that. */
const LOOK_EVERY_MS = 60_000;

/**
 * What is said of now: how long ago something was, or which day it is. A page may stay open for days: it is said anew when
 * its tab comes back into sight, and every minute. `read` gives a text or a number; a component renders again when that
 * is another.
 */
export function useAsOfNow<Said extends string | number>(read: (now: number) => Said): Said {
  const { clock } = usePortal();
  return useSyncExternalStore(watchTheTime, () => read(clock()));
}

function watchTheTime(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
