import { useEffect, useEffectEvent, useState } from 'react';
import { SUCCESS_SHOWN_MS } from './protocol/constants.ts';

/** `asking`: shown while the owner has it open; `passed`: shown a little longer, even if the owner has closed it; `gone`: closed. */
type Phase = 'asking' | 'passed' | 'gone';

interface Popup {
  readonly visible: boolean;
  readonly passed: boolean;
  /** Counts the openings: a new one begins afresh, also while the last success is still on screen. */
  readonly round: number;
  readonly pass: () => void;
  readonly dismiss: () => void;
}

/**
 * Whether the popup is shown: while its owner has it open, and after a success a little longer, so that the message can be read
 * although the owner closes it at once.
 */
export function usePopup(open: boolean, onClosed: (() => void) | undefined): Popup {
  const [{ phase, round, wasOpen }, set] = useState<{ phase: Phase; round: number; wasOpen: boolean }>({
    phase: 'asking',
    round: 0,
    wasOpen: open,
  });
  if (open !== wasOpen) {
    set(open ? { phase: 'asking', round: round + 1, wasOpen: true } : { phase, round, wasOpen: false });
  }
  const goTo = (next: Phase) => set((popup) => ({ ...popup, phase: next }));

  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    if (phase === 'gone') closed();
    if (phase !== 'passed') return;
    const timer = setTimeout(() => set((popup) => ({ ...popup, phase: 'gone' })), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    visible: phase === 'asking' ? open : phase === 'passed',
    passed: phase === 'passed',
    round,
    pass: () => goTo('passed'),
    dismiss: () => goTo('gone'),
  };
}
