import { expect, onTestFinished, test } from 'vitest';
import type { Portal } from '../core/portal/portal.ts';
import { createPortalRouter } from './router.ts';
import { rememberScroll } from './scroll-memory.ts';

/** A page that was left at 500 px, and is opened again; `render` makes it long enough. */
function comeBack() {
  sessionStorage.setItem('careers-scroll', JSON.stringify({ page: 500 }));
  const scroller = document.createElement('div');
  // The router needs no portal to report the page.
  const router = createPortalRouter({} as Portal, scroller);
  const stop = rememberScroll(router, scroller);
  onTestFinished(() => {
    stop();
    router.history.destroy();
    sessionStorage.clear();
  });
  const { location } = router.state;
  const toLocation = { ...location, state: { ...location.state, __TSR_key: 'page' } };
  const render = () =>
    router.emit({
      type: 'onRendered',
      toLocation,
      pathChanged: false,
      hrefChanged: false,
      hashChanged: false,
    });
  return { scroller, render };
}

test('a page scrolls back to where it was left', () => {
  const { scroller, render } = comeBack();
  render();
  expect(scroller.scrollTop).toBe(500);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a page does not scroll back after somebody has moved (%s) before it is rendered',
  (gesture) => {
    const { scroller, render } = comeBack();
    dispatchEvent(new Event(gesture));
    render();
    expect(scroller.scrollTop).toBe(0);
  },
);
