import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 25_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page that the next file finds is as empty as this one's was. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
});

// jsdom has no pointer capture; without pointers of its own it has nothing to redirect either.
if (typeof Element !== 'undefined' && !('setPointerCapture' in Element.prototype)) {
  Object.assign(Element.prototype, { setPointerCapture() {}, releasePointerCapture() {} });
}
