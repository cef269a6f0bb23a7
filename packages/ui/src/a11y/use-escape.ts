import { useEffect, useRef } from 'react';
import { isOfInputMethod } from './input-method.ts';

/** Calls `end` on Escape while active. A dialog around it, which listens on the document, stays open. */
export function useEscape(isActive: boolean, end: () => void): void {
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfInputMethod(event)) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isActive]);
}
