import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../portal/portal.ts';
import { useOnceOver } from '../portal/use-as-of-now.ts';
import { type Ask, askQuietly } from './ask-quietly.ts';

interface When {
  /** An interval in milliseconds. */
  readonly everyMs?: number;
  /** A time at which the answer changes by itself, such as a deadline (decision 0200). */
  readonly at?: string | undefined;
}

/**
 * Fetches a person's own list again when the tab becomes visible, and at other times if given, so that changes made
 * by others are seen without a reload (decision 0101).
 */
export function useAskAgain<Data>(ask: Ask<Data>, { everyMs, at }: When = {}): void {
  const portal = usePortal();
  const again = useEffectEvent(async () => {
    if (!document.hidden && portal.session.get().Authorization) await askQuietly(portal, ask);
  });
  useOnceOver(at, () => void again());
  useEffect(() => {
    const look = () => void again();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => void again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
