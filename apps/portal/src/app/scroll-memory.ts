import type { ParsedLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import type { PortalRouter } from './router.ts';

const KEY = 'careers-scroll';

/** Scroll offsets in pixels, of the document or the element that the portal is mounted in, whichever scrolls. */
const keptOffsets = v.record(v.string(), v.number());

/** Events by which the person scrolls themselves, after which no position is restored. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position of each page: after going back or forward, and after a reload, as soon as the page is long enough
 * again (decision 0025). It replaces the router's scroll restoration, which does not remove its listeners when the portal is unmounted.
 *
 * @returns a function that stops it
 */
export function rememberScroll(router: PortalRouter, scroller: HTMLElement): () => void {
  const offsets = readOffsets();
  const before = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  const now = () => Math.max(window.scrollY, scroller.scrollTop);
  let stopTrying = () => {};
  // Whether the person has scrolled while the page was loading: then nothing is restored.
  let moved = false;
  const move = () => {
    moved = true;
    stopTrying();
  };
  for (const gesture of gestures) addEventListener(gesture, move, true);

  function keep(): void {
    const { resolvedLocation, location } = router.state;
    const key = keyOf(resolvedLocation ?? location);
    if (key) offsets[key] = Math.round(now());
  }
  function keepAll(): void {
    keep();
    try {
      sessionStorage.setItem(KEY, JSON.stringify(offsets));
    } catch {
      // Not stored: the next load begins at the top.
    }
  }
  function goTo(top: number): void {
    const arrived = () => {
      window.scrollTo(0, top);
      scroller.scrollTop = top;
      return Math.abs(now() - top) <= 1;
    };
    if (arrived()) return;
    // The page is not long enough yet, because its content is still loading.
    const growing = new ResizeObserver(() => arrived() && stopTrying());
    stopTrying = () => growing.disconnect();
    growing.observe(scroller.firstElementChild ?? scroller);
  }
  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      stopTrying();
      moved = false;
      if (fromLocation && !replaces(toLocation, fromLocation)) keep();
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      const key = keyOf(toLocation);
      const top = offsets[key];
      delete offsets[key];
      if (top && !moved) goTo(top);
    }),
  ];
  addEventListener('pagehide', keepAll);
  return () => {
    stopTrying();
    for (const gesture of gestures) removeEventListener(gesture, move, true);
    for (const stop of stops) stop();
    removeEventListener('pagehide', keepAll);
    history.scrollRestoration = before;
  };
}

type Entry = Pick<ParsedLocation, 'state'>;

function keyOf({ state }: Entry): string {
  return state.__TSR_key ?? '';
}

/**
 * Whether an entry takes another one's place in the history. Nobody can go back to that one, and to read how far down it is would
 * make the browser lay out a page that has just been drawn: a page by link takes the token out of its address at once.
 */
function replaces(entry: Entry, other: Entry): boolean {
  return entry.state.__TSR_index === other.state.__TSR_index && keyOf(entry) !== keyOf(other);
}

function readOffsets(): Record<string, number> {
  try {
    const read = v.safeParse(keptOffsets, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}
