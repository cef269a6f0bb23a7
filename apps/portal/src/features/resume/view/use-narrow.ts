import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Below so many pixels a sheet of A4 that is as wide as its room has letters that are too small to read. */
const READABLE_WIDTH = 600;

/** Whether the room for a resume is too narrow for its sheets to be read. */
export function useNarrow(): { readonly room: RefObject<HTMLDivElement | null>; readonly isNarrow: boolean } {
  const room = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    // What is not laid out has no width.
    const look = () => setNarrow(element.clientWidth > 0 && element.clientWidth < READABLE_WIDTH);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { room, isNarrow };
}
