import type { MountedPortal } from '@careers/portal';
import type { Change } from './script-face.ts';

/** Methods that answer from a site's configuration; the first entry of a query's key is its method. */
const siteMethods: readonly unknown[] = [
  'loadWebsiteStyle',
  'getSysConfigInfo',
  'queryRobotConfig',
  'queryContactInfoConfig',
];

/**
 * Lets the portal ask again for what was changed. What a script steers is told twice, by it and by its world: the
 * portal asks once. A site's configuration alone is a few calls, so that it is seen while it is being edited.
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
