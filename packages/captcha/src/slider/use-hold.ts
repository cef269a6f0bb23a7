import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const BEFORE_REPEAT_MS = 350;
const REPEAT_MS = 40;

/**
 * Repeats an action while a button is held; a press, a key or a voice command does it once.
 *
 * @returns handlers for the button
 */
export function useHold(act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };

  return {
    onPointerDown({ button }: PointerEvent) {
      stop();
      repeated.current = false;
      // A press that opens the browser's menu may have no end.
      if (button !== 0) return;
      timer.current = setTimeout(repeat, BEFORE_REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick({ detail }: MouseEvent) {
      // The click that ends a hold has already been acted on; that of a key ends none, whose pointer may have left.
      const isOfKey = detail === 0;
      if (isOfKey || !repeated.current) act();
    },
  };
}
