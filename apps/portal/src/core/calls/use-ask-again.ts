import type { CallOptions } from '@careers/gateway';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Portal, usePortal } from '../portal/portal.ts';
import { useOnceOver } from '../portal/use-as-of-now.ts';

type Query<Data> = Pick<FetchQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/** Makes a query, with options for its call. */
export type Ask<Data> = (options: CallOptions) => Query<Data>;

interface When {
  /** An interval in milliseconds. */
  readonly everyMs?: number;
  /** A time at which the answer changes by itself, such as a deadline (decision 0200). */
  readonly at?: string | undefined;
}

/**
 * Fetches a person's own list again when the tab becomes visible, and at other times if given, so that changes made
 * by others are seen without a reload (decision 0101).
 */
export function useAskAgain<Data>(ask: Ask<Data>, { everyMs, at }: When = {}): void {
  const portal = usePortal();
  const again = useEffectEvent(async () => {
    if (!document.hidden && portal.session.get().Authorization) await askQuietly(portal, ask);
  });
  useOnceOver(at, () => void again());
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

/**
 * Fetches an answer that is on screen again. Since nobody has asked for it, it opens no login and no captcha, its failures are not
 * shown, and an answer that the page has got in the meantime is kept.
 *
 * @param ready is waited for before the page changes
 */
export async function askQuietly<Data>(
  { queries }: Portal,
  ask: Ask<Data>,
  ready?: () => Promise<void>,
): Promise<void> {
  const { queryKey, queryFn } = ask({ onExpiry: 'fail' });
  const before = queries.getQueryState(queryKey);
  if (before?.status !== 'success' || before.fetchStatus !== 'idle') return;
  const data = await queries
    .fetchQuery({ queryFn, queryKey: [...queryKey, 'again'], staleTime: 0, gcTime: 0 })
    .catch(() => undefined);
  await ready?.();
  const now = queries.getQueryState(queryKey);
  const isNewest = now?.dataUpdateCount === before.dataUpdateCount && now.fetchStatus === 'idle';
  if (data !== undefined && isNewest) queries.setQueryData(queryKey, data);
}
