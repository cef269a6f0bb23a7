import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far below the screen a part is begun. */
const MARGIN = '320px';

/** The room that a block takes about, until it is here. */
export const ROOM = 'min-h-96';

/** Holds a part back until its place comes near the screen: a visit that never scrolls there fetches nothing for it. */
export function NearScreen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!globalThis.IntersectionObserver);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className={ROOM} />;
}
