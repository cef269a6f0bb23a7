import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Functions that jsdom lacks and that the components (or Radix) call. */
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

const describeFailure = getConfig().getElementError;

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 25_000,
  // A query that waits fails at each change of the page, and the page is a long text: it is only written when the message is
  // read.
  getElementError: function later(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    // It is shown where it was asked, not here.
    Error.captureStackTrace(error, later);
    return Object.defineProperty(error, 'message', {
      get: () => describeFailure(message, container).message,
      configurable: true,
    });
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // user-event adds a clipboard and leaves it there, with what was copied.
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** The next file finds the page as empty as this one did. */
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
