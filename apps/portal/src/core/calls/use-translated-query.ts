import { GatewayFailure } from '@careers/gateway';
import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { isSameButLanguage, untilTranslated } from './method-query.ts';

/** That an answer is shown in the former language, because it could not be had in the one that was chosen. */
export interface Untranslated {
  /** Null while it is asked for again. */
  readonly error: Error | null;
  readonly isFetching: boolean;
}

export interface TranslatedQuery<Data> extends Pick<UseQueryResult<Data>, 'isFetching' | 'refetch'> {
  readonly data: Data | undefined;
  /** Null while there is data to show. */
  readonly error: Error | null;
  /** The failure of the last fetch, also while there is data to show. */
  readonly lastError: Error | null;
  /** Whether there is data, in the language shown. */
  readonly isTranslated: boolean;
  /** To be shown by `UntranslatedNotice`, above what the data are for. */
  readonly untranslated: Untranslated | undefined;
}

/**
 * The query of a page on which something is typed or chosen, and which must not lose it. While its answer is fetched in another
 * language, and when it cannot be had in that, the same person's answer in the former language stays. A refusal with a reason is an
 * answer like any other, and ends that.
 */
export function useTranslatedQuery<Data>(options: UseQueryOptions<Data>): TranslatedQuery<Data> {
  const { queryKey } = options;
  const { data, error, errorUpdateCount, isPlaceholderData, isFetching, refetch } = useQuery({
    placeholderData: untilTranslated(queryKey),
    ...options,
  });
  const [last, setLast] = useState<{ readonly queryKey: QueryKey; readonly data: Data }>();
  if (data !== undefined && !isPlaceholderData && !(last?.data === data && isSame(last.queryKey, queryKey)))
    setLast({ queryKey, data });
  const known = last && isSameButLanguage(last.queryKey, queryKey) ? last : undefined;
  const stays = data === undefined && error !== null && !isRefusal(error);
  // `null` is an answer too.
  const shown = stays ? known?.data : data;
  const isOld = shown !== undefined && (data === undefined || isPlaceholderData);
  const isOtherLanguage = isOld && known !== undefined && !isSame(known.queryKey, queryKey);
  return {
    data: shown,
    error: shown === undefined ? error : null,
    lastError: error,
    isFetching,
    refetch,
    isTranslated: shown !== undefined && !isOtherLanguage,
    // The count, because the error itself is reset while the query is fetched again.
    untranslated: isOtherLanguage && errorUpdateCount > 0 ? { error, isFetching } : undefined,
  };
}

const isSame = (one: QueryKey, other: QueryKey) => hashKey(one) === hashKey(other);

const isRefusal = (error: Error) => error instanceof GatewayFailure && error.reason !== undefined;
