import { useMemo } from 'react';

/**
 * What the page scrolls in, where that is not the whole screen: what floats stays within it, and so beside what stands
 * around the page. Of an ordinary page nothing.
 */
export function useFrame(container: HTMLElement | null): Element[] {
  return useMemo(() => {
    for (let frame = container?.parentElement; frame && frame !== document.body; frame = frame.parentElement)
      if (/auto|scroll/.test(getComputedStyle(frame).overflowY)) return [frame];
    return [];
  }, [container]);
}
