import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { cn } from '../cn.ts';
import type { Toast, Toasts } from './create-toasts.ts';
import type { ToastItemProps } from './toast-item.tsx';

/** Fetched with the first toast: the live regions are on the page before anything is said in them. */
const ToastItem = lazy(async () => {
  try {
    return { default: (await import('./toast-item.tsx')).ToastItem };
  } catch {
    return { default: PlainToastItem };
  }
});

/** A toast whose look could not be fetched (the network may be what it speaks of) still says what it has to. */
function PlainToastItem({ toast }: ToastItemProps) {
  return <li className="bg-surface-raised p-4">{toast.message}</li>;
}

export interface ToasterProps {
  toasts: Toasts;
  labels: { region: string; dismiss: string };
  className?: string;
}

/**
 * Shows a store's toasts at the bottom of the screen. Mount it once, inside the portal's root. Errors interrupt a
 * screen reader, the rest waits its turn; a pointer or the focus on them stops every clock.
 */
export function Toaster({ toasts, labels, className }: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  const dismiss = useCallback(
    (id: number) => {
      toasts.dismiss(id);
      // what held the pointer or the focus is gone, and no event will say so
      setHovered(false);
      setFocused(false);
    },
    [toasts],
  );
  const list = (role: 'status' | 'alert', some: readonly Toast[]) => (
    // The role says it already, but a modal dialog hides from a screen reader what does not say it itself.
    <div
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic="false"
      className="not-empty:mt-3"
    >
      {some.length > 0 && (
        <Suspense>
          <ul className="flex flex-col gap-3">
            {some.map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                paused={paused}
                dismissLabel={labels.dismiss}
                onDismiss={dismiss}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </div>
  );
  return (
    <section
      aria-label={labels.region}
      data-state={paused ? 'paused' : 'running'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={cn('pointer-events-none fixed inset-x-4 bottom-6 z-60 mx-auto max-w-md', className)}
    >
      {list(
        'status',
        shown.filter((toast) => toast.tone !== 'error'),
      )}
      {list(
        'alert',
        shown.filter((toast) => toast.tone === 'error'),
      )}
    </section>
  );
}
