import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus at its place when the element with the ref is removed with it: on the title of the section, or of the dialog,
 * around it, else of the page.
 */
export function useFocusNear<Removed extends HTMLElement>(): RefObject<Removed | null> {
  const own = useRef<Removed>(null);
  const places = useRef<readonly (HTMLElement | null)[]>([]);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) places.current = placesAround(element);
    };
  }, []);
  useEffect(
    // By now it is gone, and perhaps what is around it too.
    () => () => {
      const place = places.current.find((one) => one?.isConnected);
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    [],
  );
  return own;
}

/** From the nearest to the farthest. */
function placesAround(element: HTMLElement): (HTMLElement | null)[] {
  const around = element.parentElement?.closest<HTMLElement>('section[aria-labelledby],main,[role$=dialog]');
  if (!around) return [];
  const title = document.getElementById(around.getAttribute('aria-labelledby') ?? '');
  return [title ?? around.querySelector('h1'), around, ...placesAround(around)];
}
