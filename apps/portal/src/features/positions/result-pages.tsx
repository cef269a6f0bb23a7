import { NativeSelect, Pagination } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { pageSizes, withSize } from './list-search.ts';
import type { ListSearchInAddress } from './use-list-search.ts';

interface ResultPagesProps {
  readonly list: ListSearchInAddress;
  /** How many positions the list has. */
  readonly total: number;
  /** 1 for an empty list. */
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
}

/** Pagination and page size; null if the list fits on the smallest page. */
export function ResultPages({ list, total, lastPage, onPage }: ResultPagesProps) {
  const { state, go } = list;
  const { t } = useLingui();
  const sizeId = useId();
  if (total <= pageSizes[0]) return null;
  return (
    <div className="mt-10 flex flex-col items-center gap-4 @3xl:flex-row @3xl:justify-between">
      <Pagination
        className="@3xl:[--pages-from:start]"
        page={Math.min(state.page, lastPage)}
        pageCount={lastPage}
        onPageChange={onPage}
        hrefFor={(page) => list.hrefFor({ ...state, page })}
        labels={{
          nav: t`Pages of the list`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (page) => t`Page ${page}`,
          position: (page, count) => `${page} / ${count}`,
        }}
      />
      <div className="flex shrink-0 items-center gap-3 text-sm">
        <label htmlFor={sizeId} className="text-muted">
          {t`Rows per page`}
        </label>
        <NativeSelect
          id={sizeId}
          value={state.size}
          onChange={(event) => {
            const wanted = pageSizes.find((size) => String(size) === event.target.value);
            // The select keeps the focus: arrow keys go through its entries.
            if (wanted) go(withSize(state, wanted), { keepScroll: true });
          }}
          className="tabular w-24"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
