import type { CallOptions } from '@careers/gateway';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Portal } from '../portal/portal.ts';

type Query<Data> = Pick<FetchQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/** Makes a query, with options for its call. */
export type Ask<Data> = (options: CallOptions) => Query<Data>;

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
