import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In pixels. A narrower A4 sheet has text that is too small to read. */
const READABLE_WIDTH = 600;

/** Whether the element is too narrow for readable sheets. */
export function useNarrow(): { readonly room: RefObject<HTMLDivElement | null>; readonly isNarrow: boolean } {
  const room = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    // An element that is not laid out has no width.
    const look = () => setNarrow(element.clientWidth > 0 && element.clientWidth < READABLE_WIDTH);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { room, isNarrow };
}
