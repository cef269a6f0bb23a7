import { useEffect, useRef } from 'react';

/**
 * Runs one piece of work at a time: a second one is not begun while the first is under way. The signal says
 * that nobody waits for it any more, since its component is gone.
 */
export function useOneAtATime(): (work: (signal: AbortSignal) => Promise<void>) => Promise<void> {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return async (work) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } finally {
      running.current = undefined;
    }
  };
}
