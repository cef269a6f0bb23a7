import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type AppLocation, appLocationOf, useAppLocation } from './app-location.ts';

/**
 * What a page does by itself to the address: acts once for each `reason` that is given (`undefined` and `false` are none),
 * and only while the address is the page's. A page stays in sight while the next one is on its way, whose address is not
 * this one's to replace; if that way ends here after all, the page acts then.
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
