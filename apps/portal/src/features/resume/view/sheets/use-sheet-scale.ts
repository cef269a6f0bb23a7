import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A4 at 96 pixels an inch. */
const SHEET_WIDTH = (210 / 25.4) * 96;

/** Makes sheets as wide as the room that they stand in, never wider than paper is. */
export function useSheetScale(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / SHEET_WIDTH) || 1);
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, style: { '--rs-scale': scale } as CSSProperties };
}
