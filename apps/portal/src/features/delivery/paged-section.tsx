import type { CallOptions } from '@careers/gateway';
import { Heading, Pagination, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAskAgain } from '../../core/calls/use-ask-again.ts';
import { numberFormat } from '../../core/format/number-format.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useLastPage } from '../../core/navigation/last-page.ts';
import { useGo } from '../../core/navigation/link.tsx';
import { readPage } from '../../core/navigation/page-number.ts';
import { ROWS_PER_PAGE } from './queries.ts';

interface Paged<Row> {
  total: number;
  rows: Row[];
}

interface PagedSectionProps<Row> {
  /** Unique among the lists of a page. */
  readonly id: string;
  /** Query parameters to keep beside the page number. */
  readonly keep?: Readonly<Record<string, string>>;
  readonly title: string;
  /** Hides the title from sight, but not from screen readers: a tab above it says the same. */
  readonly titleHidden?: boolean;
  readonly pagesLabel: string;
  /** The query of one page, counted from 1. */
  readonly query: (page: number, options?: CallOptions) => UseQueryOptions<Paged<Row>>;
  /** The skeleton of a row. */
  readonly skeleton: ReactNode;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly children: (row: Row, section: { readonly focusHeading: () => void }) => ReactNode;
}

/** A paged list of a person's own; the page number is in the address. */
export function PagedSection<Row>({
  id,
  keep = {},
  title,
  titleHidden = false,
  pagesLabel,
  query,
  skeleton,
  empty,
  children,
}: PagedSectionProps<Row>) {
  const { t, i18n } = useLingui();
  const { path, query: address } = useAppLocation();
  const go = useGo();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = readPage(address.page);
  const { data, error, isPending, isFetching, refetch, isPlaceholderData } = useQuery({
    ...query(page),
    placeholderData: (previous) => previous,
  });
  useAskAgain((options) => query(page, options));
  const show = (wanted: number, options?: { replace: boolean }) =>
    void go(path, { ...keep, ...(wanted > 1 ? { page: String(wanted) } : {}) }, options);
  const { lastPage } = useLastPage({
    page,
    rowsPerPage: ROWS_PER_PAGE,
    total: data?.total,
    isOld: isPlaceholderData,
    onBeyondEnd: (last) => show(last, { replace: true }),
  });
  return (
    <section aria-labelledby={`my-${id}`}>
      <Heading
        ref={heading}
        tabIndex={-1}
        level={2}
        id={`my-${id}`}
        className={titleHidden ? 'sr-only' : 'mb-6 outline-none'}
      >
        {title}{' '}
        {data && data.total > 0 && (
          <span className="tabular ms-2 text-base text-muted">
            {numberFormat(i18n.locale).format(data.total)}
          </span>
        )}
      </Heading>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {isPending && (
        <SkeletonGroup label={t`Loading`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {skeleton}
          {skeleton}
          {skeleton}
        </SkeletonGroup>
      )}
      {data?.total === 0 && empty}
      {/* No grid: Safari prints its cards in two pieces where a sheet ends. */}
      <div className="*:not-first:mt-4">
        {data?.rows.map((row) => children(row, { focusHeading: () => heading.current?.focus() }))}
      </div>
      {data && (
        <Pagination
          className="mt-8"
          page={page}
          pageCount={lastPage}
          onPageChange={(next) => {
            show(next);
            heading.current?.focus({ preventScroll: true });
          }}
          labels={{
            nav: pagesLabel,
            previous: t`Previous page`,
            next: t`Next page`,
            page: (number) => t`Page ${number}`,
            position: (number, count) => `${number} / ${count}`,
          }}
        />
      )}
    </section>
  );
}
