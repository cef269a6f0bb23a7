import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Toast, Toasts, ToastTone } from './create-toasts.ts';
import { ToastItem } from './toast-item.tsx';

const NONE: readonly Toast[] = [];

/** Errors interrupt a screen reader, other toasts do not. */
const regionOf = (tone: ToastTone) => (tone === 'error' ? 'alert' : 'status');

export interface ToasterProps {
  toasts: Toasts;
  labels: { region: string; dismiss: string };
}

/**
 * Shows a store's toasts at the bottom, above the page's action bar if there is one. Mount it once, inside the portal's root.
 * Errors interrupt a screen reader, other toasts do not; while the pointer or the focus is on a toast that can be closed, none
 * of them disappears. The focus of a toast that is gone goes back to where it came from.
 */
export function Toaster({ toasts, labels }: ToasterProps) {
  const all = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  // A live region announces only later changes: the regions are mounted first, then the toasts.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const shown = mounted ? all : NONE;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const focus = ({ currentTarget, relatedTarget: from }: FocusEvent) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) cameFrom.current = from;
    setFocused(true);
  };
  // The hovered or focused toast may be gone, without an event.
  const afterRemoval = useEffectEvent(() => {
    if (focused && document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true });
    setHovered(false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  });
  const before = useRef(NONE);
  useEffect(() => {
    const isGone = (old: Toast) =>
      !all.some(({ id, tone }) => id === old.id && regionOf(tone) === regionOf(old.tone));
    if (before.current.some(isGone)) afterRemoval();
    before.current = all;
  }, [all]);
  const list = (role: 'status' | 'alert', some: readonly Toast[]) => (
    // Explicitly, because a modal dialog hides everything without an `aria-live` attribute from screen readers.
    <div
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic="false"
      className="not-empty:mt-3"
    >
      {some.length > 0 && (
        <ul className="flex flex-col gap-3">
          {some.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              paused={paused}
              dismissLabel={labels.dismiss}
              onDismiss={toasts.dismiss}
            />
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <section
      ref={region}
      aria-label={labels.region}
      data-state={paused ? 'paused' : 'running'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={focus}
      onBlur={() => setFocused(false)}
      className="pointer-events-none fixed inset-0 z-60"
    >
      <div className="flex h-full flex-col justify-end px-4 pb-[calc(1.5rem+max(var(--action-bar,0px),env(safe-area-inset-bottom)))]">
        <div className="mx-auto w-full max-w-md">
          {list(
            'status',
            shown.filter(({ tone }) => regionOf(tone) === 'status'),
          )}
          {list(
            'alert',
            shown.filter(({ tone }) => regionOf(tone) === 'alert'),
          )}
        </div>
      </div>
    </section>
  );
}
