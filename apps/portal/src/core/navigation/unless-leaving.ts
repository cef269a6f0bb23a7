import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type AppLocation, appLocationOf, useAppLocation } from './app-location.ts';

/**
 * For navigations that a page makes by itself: calls `act` once for each new `reason` (`undefined` and `false` are none), but only
 * while the router's location is the page's own. While the next page loads, this one is still shown, and must not replace the
 * other's address; if that navigation ends here after all, `act` is called then.
 */
export function useUnlessLeaving(reason: string | number | boolean | undefined, act: () => void): void {
  const router = useRouter();
  const shown = useAppLocation();
  const isHere = useEffectEvent(() => isSameLocation(appLocationOf(router.latestLocation), shown));
  const actHere = useEffectEvent(act);
  const isGiven = reason !== undefined && reason !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason is another act.
  useEffect(() => {
    if (!isGiven) return;
    if (isHere()) {
      actHere();
      return;
    }
    const stop = router.subscribe('onResolved', () => {
      if (!isHere()) return;
      stop();
      actHere();
    });
    return stop;
  }, [router, isGiven, reason]);
}

function isSameLocation(one: AppLocation, other: AppLocation): boolean {
  const names = new Set([...Object.keys(one.query), ...Object.keys(other.query)]);
  const isSamePage = one.path === other.path && one.link === other.link;
  return isSamePage && [...names].every((name) => one.query[name] === other.query[name]);
}
