import { type PointerEvent, useEffect, useRef, useState } from 'react';

const OPEN_AFTER = 80;
const CLOSE_AFTER = 180;

/** Who opened the menu last: a pointer that merely passed by must not move the focus. */
export interface HoverOpen {
  open: boolean;
  setOpen: (open: boolean) => void;
  byHover: () => boolean;
  /** For the trigger. */
  trigger: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
  /** For the content. */
  content: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Opens on a mouse's hover, with a little patience on the way in and out. Touch and keyboard are untouched. */
export function useHoverOpen(
  enabled: boolean,
  controlled: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): HoverOpen {
  const [own, setOwn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovering = useRef(false);
  const open = controlled ?? own;

  const change = (next: boolean, byHover: boolean) => {
    clearTimeout(timer.current);
    if (next) hovering.current = byHover;
    setOwn(next);
    onOpenChange?.(next);
  };
  const later = (event: PointerEvent, next: boolean, delay: number) => {
    if (!enabled || event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (next !== open) timer.current = setTimeout(() => change(next, true), delay);
  };
  const leave = (event: PointerEvent) => {
    if (hovering.current) later(event, false, CLOSE_AFTER);
    else clearTimeout(timer.current);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    setOpen: (next) => change(next, false),
    byHover: () => hovering.current,
    trigger: {
      onPointerEnter: (event) => later(event, true, OPEN_AFTER),
      onPointerLeave: leave,
      onPointerDown: (event) => {
        clearTimeout(timer.current);
        if (!open || !hovering.current) return;
        event.preventDefault(); // a press on what the hover has just opened keeps it open
        hovering.current = false;
      },
    },
    content: { onPointerEnter: (event) => later(event, true, 0), onPointerLeave: leave },
  };
}
