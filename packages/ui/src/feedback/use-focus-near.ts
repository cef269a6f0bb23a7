import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus at its place when the element with the ref is removed with it: on the heading of the section around it, else of
 * the page, or on the dialog that it is in.
 */
export function useFocusNear<Removed extends HTMLElement>(): RefObject<Removed | null> {
  const own = useRef<Removed>(null);
  const places = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) places.current = placesAround(element);
    };
  }, []);
  useEffect(
    // By now it is gone, and perhaps what is around it too.
    () => () => {
      if (document.activeElement !== document.body) return;
      const place = places.current.find(({ isConnected }) => isConnected);
      if (place && !place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
        place.classList.add('outline-none');
      }
      place?.focus({ preventScroll: true });
    },
    [],
  );
  return own;
}

/** From the nearest to the farthest. Nothing outside of a dialog may get the focus while it is open. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>(
    'section[aria-labelledby], main, [role$=dialog]',
  );
  if (!around) return [];
  if (around.matches('[role$=dialog]')) return [around];
  const heading =
    around.localName === 'main'
      ? around.querySelector('h1')
      : document.getElementById(around.getAttribute('aria-labelledby') ?? '');
  return [heading ?? around, ...placesAround(around)];
}
