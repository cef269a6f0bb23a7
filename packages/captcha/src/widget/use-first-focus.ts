import { type RefObject, useEffect } from 'react';

/** Focuses the control by which a widget is operated, once it is on screen. */
export function useFirstFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A frame later, since the dialog first has to note which element had the focus, to return it on closing.
    const frame = requestAnimationFrame(() => target.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
