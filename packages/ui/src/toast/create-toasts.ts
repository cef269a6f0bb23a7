export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastInput {
  tone?: ToastTone;
  message: string;
  /** A toast with the same key takes the place of the earlier one ("saving" → "saved"). */
  key?: string;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  key: string | undefined;
  /** Grows when the same is shown again, so that its time starts anew. */
  renewed: number;
}

/** A store of toasts that any framework can watch. */
export interface Toasts {
  /** Shows a toast and returns its id. The same message is never shown twice at once: it gets its time anew. */
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
  /** What was tried has worked: errors from before are past. Showing a success does this by itself. */
  settle: () => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  getSnapshot: () => readonly Toast[];
}

const AT_ONCE = 3;

/**
 * Makes an empty store. At most three at once: the oldest that is no error makes room. Errors stay until they are
 * closed, or until something worked.
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
