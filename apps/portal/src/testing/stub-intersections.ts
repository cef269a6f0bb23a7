import { onTestFinished, vi } from 'vitest';

/** In place of what jsdom lacks: `tell` hands every observer what it has seen since it was last told, in one go. */
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
