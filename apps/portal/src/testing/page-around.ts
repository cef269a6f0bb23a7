import { vi } from 'vitest';

/** Counts the listeners on the window, the document and an element, and the observers of changes to the page. */
export function countListeners(element: HTMLElement) {
  const listening = new Map<string, number>();
  const observing = new Set<MutationObserver>();
  const { observe, disconnect } = MutationObserver.prototype;
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...rest
  ) {
    observing.add(this);
    observe.apply(this, rest);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
    observing.delete(this);
    disconnect.apply(this);
  });
  for (const [name, target] of Object.entries({ window, document, element })) {
    const of = (type: string) => `${name} ${type}`;
    const count = (type: string, by: number) => listening.set(of(type), (listening.get(of(type)) ?? 0) + by);
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      count(type, 1);
      Reflect.apply(addEventListener, target, [type, ...rest]);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      count(type, -1);
      Reflect.apply(removeEventListener, target, [type, ...rest]);
    });
  }
  // React adds one listener for changes of the selection to each document, and never removes it.
  return () => ({
    listeners: Object.fromEntries(
      [...listening].filter(([what, count]) => count !== 0 && what !== 'document selectionchange'),
    ),
    observers: observing.size,
  });
}

/** The parts of the page that an unmounted portal must have left unchanged. */
export const around = () => ({
  title: document.title,
  icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
  lang: document.documentElement.lang,
  pushState: history.pushState,
  replaceState: history.replaceState,
  scrollRestoration: history.scrollRestoration,
  elements: document.querySelectorAll('*').length,
  globals: Object.keys(window),
});
