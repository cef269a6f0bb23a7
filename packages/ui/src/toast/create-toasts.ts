export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastInput {
  tone?: ToastTone;
  message: string;
  /** A toast replaces an earlier one with the same key ("saving" → "saved"). */
  key?: string;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  key: string | undefined;
  /** Increases when the same toast is shown again, so that its time restarts. */
  renewed: number;
}

/** A store of toasts, independent of React. */
export interface Toasts {
  /** Shows a toast and returns its id. A message that is on screen already is not shown twice; its time restarts. */
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
  /** Removes errors, because an action has succeeded since. Showing a success does this by itself. */
  settle: () => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  getSnapshot: () => readonly Toast[];
}

const AT_ONCE = 3;

/**
 * Creates an empty store. At most three toasts are shown at once: the oldest one that is not an error is removed for a new one.
 * Errors stay until they are closed, or until an action succeeds.
 */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (toasts.some(({ tone }) => tone === 'error')) set(toasts.filter(({ tone }) => tone !== 'error'));
  };
  return {
    show({ tone = 'info', message, key }) {
      if (tone === 'success') settle();
      const sameKey = key === undefined ? undefined : toasts.find((toast) => toast.key === key);
      const same = sameKey ?? toasts.find((toast) => toast.message === message);
      if (same) {
        const renewed = { ...same, tone, message, key: key ?? same.key, renewed: same.renewed + 1 };
        set(
          toasts
            .filter((toast) => toast.id === same.id || toast.message !== message)
            .map((toast) => (toast.id === same.id ? renewed : toast)),
        );
        return same.id;
      }
      const toast: Toast = { id: ++lastId, tone, message, key, renewed: 0 };
      const full = toasts.length >= AT_ONCE;
      const surplus = full ? (toasts.find((old) => old.tone !== 'error') ?? toasts[0]) : undefined;
      set([...toasts.filter((old) => old !== surplus), toast]);
      return toast.id;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    settle,
    clear() {
      if (toasts.length > 0) set([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
