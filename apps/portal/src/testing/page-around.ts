import { vi } from 'vitest';

/** Counts the listeners on the window and the document. */
export function countListeners() {
  const listening = new Map<string, number>();
  for (const target of [window, document]) {
    const of = (type: string) => `${target === window ? 'window' : 'document'} ${type}`;
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
  return () =>
    Object.fromEntries(
      [...listening].filter(([what, count]) => count !== 0 && what !== 'document selectionchange'),
    );
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
