import { expect, onTestFinished, test } from 'vitest';
import type { PortalRouter } from './router.ts';
import { rememberScroll } from './scroll-memory.ts';

/** A page that was left 500 px down, and is coming again; `render` says that it is there. */
function comeBack() {
  sessionStorage.setItem('careers-scroll', JSON.stringify({ page: 500 }));
  const listeners = new Map<string, (event: object) => void>();
  const router = {
    state: { location: { state: {} } },
    subscribe: (name: string, listener: (event: object) => void) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  };
  const scroller = document.createElement('div');
  const stop = rememberScroll(router as unknown as PortalRouter, scroller);
  onTestFinished(() => {
    stop();
    sessionStorage.clear();
  });
  return {
    scroller,
    render: () => listeners.get('onRendered')?.({ toLocation: { state: { __TSR_key: 'page' } } }),
  };
}

test('a page comes back to where it was left', () => {
  const { scroller, render } = comeBack();
  render();
  expect(scroller.scrollTop).toBe(500);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'who moves (%s) before the page is there is left alone',
  (wish) => {
    const { scroller, render } = comeBack();
    dispatchEvent(new Event(wish));
    render();
    expect(scroller.scrollTop).toBe(0);
  },
);
