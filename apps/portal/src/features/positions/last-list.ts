import { useEffect } from 'react';
import { type Query, useAppLocation } from '../../core/navigation/app-location.ts';
import { type Portal, usePortal } from '../../core/portal/portal.ts';

/** The address of the list that was shown last; pages that are opened from it link back to it. */
interface LastList {
  readonly path: string;
  readonly query: Query;
}

const lastLists = new WeakMap<Portal['scope'], LastList>();

/** Remembers the list that is shown. */
export function useRememberedList(): void {
  const { scope } = usePortal();
  const { path, query } = useAppLocation();
  useEffect(() => {
    lastLists.set(scope, { path, query });
  }, [scope, path, query]);
}

/** The list that was shown before this page, if any. */
export function useLastList(): LastList | undefined {
  return lastLists.get(usePortal().scope);
}
