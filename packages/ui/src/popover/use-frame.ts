import { useMemo } from 'react';

/**
 * The collision boundary of floating parts: the element in which the page scrolls, if that is not the whole screen, as beside the
 * sandbox's bench; empty on an ordinary page.
 */
export function useFrame(container: HTMLElement | null): Element[] {
  return useMemo(() => {
    for (let frame = container?.parentElement; frame && frame !== document.body; frame = frame.parentElement)
      if (/auto|scroll/.test(getComputedStyle(frame).overflowY)) return [frame];
    return [];
  }, [container]);
}
