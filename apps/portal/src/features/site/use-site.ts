import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../app/portal.ts';
import { siteQuery } from './queries.ts';

/** The website configuration; the last known one while another language loads. */
export function useSite() {
  const portal = usePortal();
  return useQuery({ ...siteQuery(portal), placeholderData: (previous) => previous });
}
