import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Query, useAppLocation } from '../../core/navigation/app-location.ts';
import { besideListSearch, type ListSearch, readListSearch, writeListSearch } from './list-search.ts';

export interface ListSearchInAddress {
  readonly state: ListSearch;
  /** The query of the whole address, which contains the state. */
  readonly query: Query;
  /** The full address of another state, to be copied or opened in a new tab. */
  readonly hrefFor: (state: ListSearch) => string;
  /** Goes to another state; `keepScroll` if the pressed control should stay under the pointer. */
  readonly go: (state: ListSearch, options?: { keepScroll?: boolean; replace?: boolean }) => void;
}

/** The list's state, which is only kept in the address. */
export function useListSearch(): ListSearchInAddress {
  const router = useRouter();
  const navigate = useNavigate();
  const { path, query } = useAppLocation();
  const state = useMemo(() => readListSearch(query), [query]);
  const locationOf = (next: ListSearch) => ({
    to: path,
    search: { ...besideListSearch(query), ...writeListSearch(next) },
  });
  return {
    state,
    query,
    hrefFor: (next) => router.history.createHref(router.buildLocation(locationOf(next)).href),
    go: (next, { keepScroll = false, replace = false } = {}) => {
      void navigate({ ...locationOf(next), replace, resetScroll: !keepScroll });
    },
  };
}
