import { type RefObject, useEffect } from 'react';

/** Puts the focus where a widget is worked from, once it is on screen. */
export function useFirstFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A frame later: the dialog around first notes where the focus came from, to give it back there.
    const frame = requestAnimationFrame(() => target.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
