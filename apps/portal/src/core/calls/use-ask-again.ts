import type { CallOptions } from '@careers/gateway';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../portal/portal.ts';

type Query<Data> = Pick<FetchQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/**
 * Fetches a person's own list again when the tab becomes visible, and every `everyMs` milliseconds if given, so that changes made
 * by others are seen without a reload (decision 0101). Since nobody has asked for it, it opens no login and no captcha, its failures
 * are not shown, and an answer that the page has got in the meantime is kept.
 *
 * @param ask makes the query of the list (`methodQuery`), with options for its call
 */
export function useAskAgain<Data>(ask: (options: CallOptions) => Query<Data>, everyMs?: number): void {
  const portal = usePortal();
  const again = useEffectEvent(async () => {
    if (document.hidden || !portal.session.get().Authorization) return;
    const { queryKey, queryFn } = ask({ onExpiry: 'fail' });
    const before = portal.queries.getQueryState(queryKey);
    if (before?.status !== 'success' || before.fetchStatus !== 'idle') return;
    const data = await portal.queries
      .fetchQuery({ queryFn, queryKey: [...queryKey, 'again'], staleTime: 0, gcTime: 0 })
      .catch(() => undefined);
    const now = portal.queries.getQueryState(queryKey);
    const isNewest = now?.dataUpdateCount === before.dataUpdateCount && now.fetchStatus === 'idle';
    if (data !== undefined && isNewest) portal.queries.setQueryData(queryKey, data);
  });
  useEffect(() => {
    const look = () => void again();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => void again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
