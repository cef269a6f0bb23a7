import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ActionBar } from '../index.ts';

test('an action bar reserves its height for floating parts and for scrolling to the focus, until it is unmounted', () => {
  // jsdom lays nothing out: whoever watches a size is told of it at once.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset.portalRoot = '';
  const kept = () => [
    root.style.getPropertyValue('--action-bar'),
    document.documentElement.style.scrollPaddingBottom,
  ];
  const { unmount } = render(<ActionBar className="">Apply</ActionBar>, { container: root });
  expect(kept()).toEqual(['0px', '0px']);
  unmount();
  expect(kept()).toEqual(['', '']);
  root.remove();
  vi.unstubAllGlobals();
});
