import { useEffect, useReducer } from 'react';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { type CodePurpose, resendKey, secondsLeft, withSent } from './resend.ts';

/** The countdown after a code was sent (decision 6.1): kept with the session, so that a reload does not end it. */
interface Resend {
  /** Whole seconds until the next code; 0 when it may be sent. */
  readonly seconds: number;
  /** Starts the countdown of a code that was sent at a time (Unix milliseconds). */
  readonly start: (sentAt: number) => void;
}

export function useResend(purpose: CodePurpose, contact: string): Resend {
  const { session, clock } = usePortal();
  const { resendAt } = useStoredSession();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const key = resendKey(purpose, contact);
  const seconds = secondsLeft(resendAt, key, clock());

  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    // Each second asks the clock anew: the page may have slept, and the sandbox's clock can be moved.
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);

  return {
    seconds,
    start: (sentAt) => session.set('resendAt', withSent(session.get().resendAt, key, clock(), sentAt)),
  };
}
