import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of A4 in CSS pixels (96 an inch). */
const SHEET_WIDTH = (210 / 25.4) * 96;

/** Scales sheets to the available width, up to their real size. */
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
