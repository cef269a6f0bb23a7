import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** What jsdom lacks and the components (or Radix) call. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
HTMLCanvasElement.prototype.getContext = () => null;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // user-event puts one there and leaves it, with what was copied to it.
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** The page that the next file finds is as empty as this one's was. */
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has none; the router makes it one.
  Reflect.deleteProperty(history, 'scrollRestoration');
  history.replaceState(null, '', '/');
});
