import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` when the person goes to another page, or back within one. Query parameters that a page writes by itself do not count,
 * nor does a navigation that was blocked. Without a router nothing is ever left.
 */
export function usePageLeft(act: () => void): void {
  const router = useRouter({ warn: false });
  const left = useEffectEvent(act);
  useEffect(
    () =>
      router?.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
        const isBack = toLocation.state.__TSR_index < (fromLocation?.state.__TSR_index ?? 0);
        if (pathChanged || isBack) left();
      }),
    [router],
  );
}
