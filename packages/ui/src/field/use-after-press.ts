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
  // A select opens its list as soon as it is pressed, and may keep the end of the press for itself.
  if (!(target instanceof HTMLSelectElement)) set(true);
};
/** The click follows in the same task; what waited comes after it. */
const end = () => {
  clearTimeout(release);
  release = setTimeout(() => set(false));
};

// A finger's mouse events come after its pointer has gone, and it is they that move the focus.
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

/**
 * A value that moves what is around it, and therefore waits for the end of a press: the press that leaves a field
 * has to find its button where it began. While nothing is pressed it is the value itself.
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
