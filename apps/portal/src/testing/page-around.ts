import { vi } from 'vitest';

/** Counts who listens on the window and the document. */
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
  // React listens for changes of the selection once for each document, for good.
  return () =>
    Object.fromEntries(
      [...listening].filter(([what, count]) => count !== 0 && what !== 'document selectionchange'),
    );
}

/** What a portal that is gone may not have changed in the page. */
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
