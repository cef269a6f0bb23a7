import type { CallOptions } from '@careers/gateway';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './portal.ts';

type Query<Data> = Pick<FetchQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/**
 * Asks again for what is on screen of a person's own when its tab comes back into sight, and every `everyMs` milliseconds
 * if said: what is another's doing is seen without a reload. Nobody has asked for it: it opens no login and no captcha, what
 * fails is not said, and what the page has had in the meantime stays.
 *
 * @param ask the query that shows it (`methodQuery`), with options for its call
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
