import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

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

afterEach(cleanup);

/** The page that the next file finds is as empty as this one's was. */
afterAll(() => {
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
