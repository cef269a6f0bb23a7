import type { FacetName } from '@careers/gateway/contract';
import { cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLastPage } from '../../core/navigation/last-page.ts';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters, FiltersSkeleton } from './filters.tsx';
import { listParam } from './list-param.ts';
import { freshSearch, type ListSearch, toggled } from './list-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { PositionFailure } from './position-failure.tsx';
import { PositionRows, PositionRowsSkeleton, useLongRowsEarly } from './position-rows.tsx';
import { positionListQuery } from './queries.ts';
import { ResultBar } from './result-bar.tsx';
import { ResultPages } from './result-pages.tsx';
import { type ListField, useFilters } from './use-filters.ts';
import type { ListSearchInAddress } from './use-list-search.ts';

interface PositionResultsProps {
  readonly list: ListSearchInAddress;
  /** The filters to offer; all seven by default. */
  readonly fields?: readonly ListField[];
}

/** The filters, the chosen ones, and the matching positions. */
export function PositionResults({ list, fields }: PositionResultsProps) {
  const { state, query, go } = list;
  const { t } = useLingui();
  const portal = usePortal();
  // Renders again after a login, which changes the query's key.
  useStoredSession();
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch, isPending, isFetching, isPlaceholderData } = useQuery({
    ...positionListQuery(portal, listParam(state, query)),
    placeholderData: keepPreviousData,
  });
  useLongRowsEarly(state.size);
  const { lastPage, beyondEnd } = useLastPage({
    page: state.page,
    rowsPerPage: state.size,
    total: data?.total,
    isOld: isPlaceholderData,
    onBeyondEnd: (page) => go({ ...state, page }, { replace: true }),
  });

  /** Moves the focus to the number of results: the pressed button disappears with its filter or page. */
  const goToSummary = (next: ListSearch, keepScroll = true) => {
    go(next, { keepScroll });
    summary.current?.focus({ preventScroll: true });
  };
  const filters = useFilters(list, { latest: data?.facets, isPending, drop: goToSummary, fields });
  const { groups, chosen } = filters;
  const clear = () => goToSummary(freshSearch);
  const toggle = (facet: FacetName, id: string) => go(toggled(state, facet, id), { keepScroll: true });
  // Waits for the names of the filters, which would otherwise push the rows down later.
  const waiting =
    data === undefined || beyondEnd || filters.nameless || (isPlaceholderData && data.total === 0);
  const offered = groups?.some(({ entries }) => entries.length > 0);
  // Without filters there is no rail, which would only be a gap.
  const railed = offered || (waiting && !error);

  return (
    <div className={cn(railed && '@5xl:grid @5xl:grid-cols-[16.5rem_minmax(0,1fr)] @5xl:gap-14')}>
      {railed && (
        <section aria-label={t`Filters`} data-counterpart="filters" className="hidden @5xl:block">
          {groups && offered ? (
            <Filters groups={groups} open={filters.open} onToggle={toggle} />
          ) : (
            <FiltersSkeleton />
          )}
        </section>
      )}
      <section aria-label={t`Results`} className="min-w-0">
        <ResultBar
          list={list}
          filters={filters}
          onToggle={toggle}
          total={data?.total}
          summary={summary}
          // Of a list that has never been there, there is nothing to filter or to order.
          isBare={error !== null && !data && !offered}
        />
        <ChosenFilters filters={chosen} onClear={clear} />
        {renderRows()}
      </section>
    </div>
  );

  function renderRows(): ReactNode {
    if (error && !data)
      return (
        <PositionFailure
          allPositions={t`View all positions`}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      );
    if (waiting) return <PositionRowsSkeleton />;
    return (
      <div
        aria-busy={isPlaceholderData}
        data-state={isPlaceholderData ? 'stale' : 'fresh'}
        className={cn('transition-opacity duration-200', isPlaceholderData && 'opacity-50')}
      >
        {data.total > 0 ? (
          <PositionRows positions={data.rows} />
        ) : (
          <NothingFound
            state={state}
            query={query}
            labelOf={filters.labelOf}
            onGo={goToSummary}
            onClear={clear}
          />
        )}
        <ResultPages
          list={list}
          total={data.total}
          lastPage={lastPage}
          onPage={(page) => goToSummary({ ...state, page }, false)}
        />
      </div>
    );
  }
}
