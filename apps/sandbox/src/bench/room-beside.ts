import { useSyncExternalStore } from 'react';

/** The width of the bench at the right, and that of the narrowest phone that the portal is made for. */
const BENCH = 400;
const PHONE = 320;

/** Whether the window has room for the bench beside the portal, also after it was made narrower. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(onResize, () => innerWidth >= BENCH + PHONE);
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
