import { expect, onTestFinished, test, vi } from 'vitest';
import type { Portal } from '../core/portal/portal.ts';
import { createPortalRouter } from './router.ts';
import { rememberScroll } from './scroll-memory.ts';

const changes = { pathChanged: false, hrefChanged: true, hashChanged: false };

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
  return { router, scroller, render, stop };
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

test('a gesture on one page does not keep the next from scrolling back', () => {
  const { router, scroller, render } = comeBack();
  dispatchEvent(new Event('wheel'));
  router.emit({ type: 'onBeforeLoad', ...changes, toLocation: router.state.location });
  render();
  expect(scroller.scrollTop).toBe(500);
});

test('how far down a page is, is kept for a reload', () => {
  const { router, scroller, stop } = comeBack();
  scroller.scrollTop = 120.4;
  dispatchEvent(new Event('pagehide'));
  const key = router.state.location.state.__TSR_key ?? '';
  expect(JSON.parse(sessionStorage.getItem('careers-scroll') ?? '')).toEqual({ page: 500, [key]: 120 });
  stop();
  scroller.scrollTop = 0;
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('careers-scroll') ?? '')).toHaveProperty(key, 120);
});

test('how far down a page is, is read when another entry of the history follows it, and not when one replaces it', () => {
  const { router, scroller } = comeBack();
  const read = vi.spyOn(scroller, 'scrollTop', 'get');
  const { location } = router.state;
  const at = (__TSR_index: number, __TSR_key: string) => ({ ...location, state: { __TSR_index, __TSR_key } });
  const go = (toLocation: ReturnType<typeof at>) =>
    router.emit({
      type: 'onBeforeLoad',
      fromLocation: at(3, 'page'),
      toLocation,
      ...changes,
    });
  go(at(3, 'the page without its token'));
  expect(read).not.toHaveBeenCalled();
  // Asked for once more, the page keeps its place.
  for (const [again, times] of [
    [at(3, 'page'), 1],
    [at(4, 'next'), 2],
  ] as const) {
    go(again);
    expect(read).toHaveBeenCalledTimes(times);
  }
});

/** A router at an address, and what it scrolls when a page is rendered. */
function openAt(hash: string) {
  history.pushState(null, '', hash);
  const toTop = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const part = document.body.appendChild(document.createElement('h2'));
  part.id = 'education';
  part.scrollIntoView = vi.fn();
  const router = createPortalRouter({} as Portal, document.createElement('div'));
  onTestFinished(() => {
    router.history.destroy();
    part.remove();
    toTop.mockRestore();
  });
  const render = () =>
    router.emit({
      type: 'onRendered',
      toLocation: router.state.location,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    });
  return { render, toTop, part };
}

test('new pages begin at the top; the first of a visit is there already, and is not laid out early by scrolling', () => {
  const { render, toTop } = openAt('#/position');
  render();
  expect(toTop).not.toHaveBeenCalled();
  render();
  expect(toTop).toHaveBeenCalled();
});

test('the first page of a visit begins at the part that its address names', () => {
  const { render, part } = openAt('#/resume#education');
  render();
  expect(part.scrollIntoView).toHaveBeenCalled();
});
