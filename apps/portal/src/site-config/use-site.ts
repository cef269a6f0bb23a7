import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../core/portal.ts';
import { siteQuery } from './queries.ts';

/** The website configuration; the last known one while another language or website loads. */
export function useSite() {
  const portal = usePortal();
  const { scope } = portal;
  // What the query depends on, and no more: a page on its way out is not drawn again.
  useLingui();
  useSyncExternalStore(scope.subscribe, () => `${scope.get().websiteId} ${scope.get().comId}`);
  return useQuery({ ...siteQuery(portal), placeholderData: (previous) => previous });
}
