import { useEffect, useRef, useSyncExternalStore } from 'react';

let pressing = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  clearTimeout(release);
  if (pressing === next) return;
  pressing = next;
  for (const listener of listeners) listener();
}

const begin = ({ target }: Event) => {
  // Not for a select, which opens on pointer down and may never report the end of the press.
  if (!(target instanceof HTMLSelectElement)) set(true);
};
/** The click event follows in the same task, so the press counts as ended in the next one. */
const end = () => {
  clearTimeout(release);
  release = setTimeout(() => set(false));
};

// After a touch the mouse events follow the pointer events, and they move the focus.
const begins = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;
const early = { capture: true, passive: true } as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const type of begins) document.addEventListener(type, begin, early);
    for (const type of ends) document.addEventListener(type, end, early);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const type of begins) document.removeEventListener(type, begin, early);
    for (const type of ends) document.removeEventListener(type, end, early);
    set(false);
  };
}

/** A function that waits until nothing is pressed, for what changes the layout by itself at any moment. */
export function usePressEnd(): () => Promise<void> {
  // Without a listener no press is noticed.
  useEffect(() => subscribe(() => {}), []);
  return pressEnd;
}

function pressEnd(): Promise<void> {
  if (!pressing) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}

/**
 * Delays a value that changes the layout until a press has ended: the button that is pressed while a field is left must not move under
 * the pointer (decision 0020). While nothing is pressed it returns the value itself.
 */
export function useAfterPress<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressing,
    () => false,
  );
  const before = useRef(value);
  useEffect(() => {
    if (!isPressed) before.current = value;
  }, [isPressed, value]);
  return isPressed ? before.current : value;
}
