import type { MountedPortal } from '@careers/portal';
import type { Change } from './change.ts';

/** Methods that answer from a site's configuration; the first entry of a query's key is its method. */
const siteMethods: readonly unknown[] = [
  'loadWebsiteStyle',
  'getSysConfigInfo',
  'queryRobotConfig',
  'queryContactInfoConfig',
];

/**
 * Makes the portal fetch again what was changed. A script's change is reported twice, by the script's call and by the world, but
 * causes one refresh. If only a site's configuration has changed, only its few queries are fetched, fast enough for live editing.
 */
export function createRefresher({ refresh }: Pick<MountedPortal, 'refresh'>): (what?: Change) => void {
  let due: Change | undefined;
  const ask = () => {
    const site = due === 'site';
    due = undefined;
    void refresh(site ? { predicate: ({ queryKey }) => siteMethods.includes(queryKey[0]) } : {});
  };
  return (what = 'all') => {
    if (!due) queueMicrotask(ask);
    if (due !== 'all') due = what;
  };
}
