import { useEffect } from 'react';
import { type Query, useAppLocation } from '../../core/app-location.ts';
import { type Portal, usePortal } from '../../core/portal.ts';

/** The list that was seen last, as its address: what is opened from it leads back there. */
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

/** The list that was seen before this page; undefined for who came from elsewhere. */
export function useLastList(): LastList | undefined {
  return lastLists.get(usePortal().scope);
}
