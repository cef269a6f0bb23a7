import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../app/portal.ts';
import { siteQuery } from './queries.ts';

/** The website configuration; the last known one while another language or website loads. */
export function useSite() {
  const portal = usePortal();
  const { place } = portal;
  useSyncExternalStore(place.subscribe, place.get);
  return useQuery({ ...siteQuery(portal), placeholderData: (previous) => previous });
}
