import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
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

/** For how long after a time it is called back: a server whose clock is further behind has no clock. */
const CALLED_FOR_MINUTES = 60;

/**
 * Calls back when a time comes while the page is open, at most a minute late, and again with each minute of the hour after it, as long as
 * that time is given: the clock that decides is the server's, and may be behind the device's.
 */
export function useOnceOver(time: string | undefined, then: () => void): void {
  const due = time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
  const minutes = useAsOfNow((now) =>
    Math.min(Math.max(Math.floor((now - due) / LOOK_EVERY_MS), -1), CALLED_FOR_MINUTES),
  );
  const seen = useRef({ due, minutes });
  const call = useEffectEvent(then);
  useEffect(() => {
    const hasCome = seen.current.due === due && minutes > seen.current.minutes;
    seen.current = { due, minutes };
    if (hasCome) call();
  }, [due, minutes]);
}

function watchTheTime(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
