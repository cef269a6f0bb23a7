import { type FocusEvent, useEffect, useState } from 'react';

const NEXT_AFTER_MS = 7000;

/** Which of several things is shown, and whether they move on by themselves. */
interface Carousel {
  readonly index: number;
  readonly playing: boolean;
  /** Shows one by its index, which wraps around; choosing one stops the motion. */
  show(index: number): void;
  toggle(): void;
  /** Handlers for the carousel's element: it pauses under a pointer, and while a control inside has visible focus. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
}

/** Moves through `count` items, one every seven seconds; not while the person prefers reduced motion. */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !lessMotion()?.matches);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !pointed && !focused && count > 1;

  useEffect(() => {
    const wish = lessMotion();
    const follow = () => wish?.matches && setPlaying(false);
    wish?.addEventListener('change', follow);
    return () => wish?.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setIndex((before) => (before + 1) % count), NEXT_AFTER_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  return {
    index: count > 0 ? index % count : 0,
    playing,
    show: (wanted) => {
      setPlaying(false);
      setIndex((wanted + count) % count);
    },
    toggle: () => setPlaying((before) => !before),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // After a touch on Play the button keeps the focus, without showing it: that must not pause the motion.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** What the person prefers, which can change while the page is open. */
function lessMotion(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
}
