import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Acts when the person goes to another page, or back within one. What a page writes into its address by itself is no
 * reason, nor is a page that is not left after all. Where there is no router, nobody goes anywhere.
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
