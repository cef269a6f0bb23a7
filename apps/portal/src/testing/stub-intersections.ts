import { onTestFinished, vi } from 'vitest';

/** Replaces `IntersectionObserver`, which jsdom lacks: `tell` passes several entries to every observer at once. */
export function stubIntersections(): { readonly tell: (...seen: readonly boolean[]) => void } {
  const listeners = new Set<(entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        listeners.add(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    tell: (...seen) => {
      for (const listener of listeners) listener(seen.map((isIntersecting) => ({ isIntersecting })));
    },
  };
}
