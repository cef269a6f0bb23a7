import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a place for the focus: once what may have had it was removed or disabled, the focus moves to the element with the ref,
 * unless it is elsewhere.
 *
 * @param gone whether it is gone; where several things go one after another, a text that changes with each of them
 */
export function useFocusOnceGone<Target extends HTMLElement>(
  gone: boolean | string,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (!gone || (focused !== document.body && !focused?.matches(':disabled'))) return;
    target.current?.focus();
    target.current?.scrollIntoView({ block: 'nearest' }); // WebKit may fail to (decision 0186)
  }, [gone]);
  return target;
}
