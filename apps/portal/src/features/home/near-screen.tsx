import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen a part is rendered already. */
const MARGIN = '320px';

/** About the height of a block, until it is rendered. */
export const ROOM = 'min-h-96';

/** Renders its children when they come near the screen: a visit that never scrolls there fetches nothing for them. */
export function NearScreen({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!globalThis.IntersectionObserver);
  useEffect(() => {
    if (near || !room.current) return undefined;
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    watcher.observe(room.current);
    return () => watcher.disconnect();
  }, [near]);
  return near ? children : <div ref={room} className={ROOM} />;
}
