import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const OPEN_AFTER = 80;
const CLOSE_AFTER = 180;

/** Opening a menu by hover, which must not move the focus. */
interface HoverOpen {
  open: boolean;
  setOpen: (open: boolean) => void;
  byHover: () => boolean;
  /** Returns the focus to where it was before the hover, unless it has left the menu by itself. */
  giveBack: () => void;
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
    onFocusCapture: (event: FocusEvent) => void;
  };
}

/** Opens a menu on a mouse's hover, with a short delay for opening and closing. Touch and keyboard are not affected. */
export function useHoverOpen(
  enabled: boolean,
  controlled: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): HoverOpen {
  const [own, setOwn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovering = useRef(false);
  const before = useRef<HTMLElement>(undefined);
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

  /** A menu takes the focus as it opens, and an item that the mouse is over does. Whoever types goes on typing until then. */
  const onFocusCapture = ({ target, currentTarget: menu, relatedTarget: from }: FocusEvent) => {
    if (!hovering.current || !(from instanceof HTMLElement) || menu.contains(from)) return;
    before.current = from;
    const isTrigger = from.id === menu.getAttribute('aria-labelledby');
    if (target === menu && !isTrigger) from.focus({ preventScroll: true });
  };
  const giveBack = () => {
    if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
    before.current = undefined;
  };

  return {
    open,
    setOpen: (next) => change(next, false),
    byHover: () => hovering.current,
    giveBack,
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
    content: { onPointerEnter: (event) => later(event, true, 0), onPointerLeave: leave, onFocusCapture },
  };
}
