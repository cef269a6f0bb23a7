import type { FacetName } from '@careers/gateway/contract';
import { buttonClass, cn } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { Ref } from 'react';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { listParam } from './list-param.ts';
import { freshSearch, withSort } from './list-search.ts';
import { ShareButton } from './share-button.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { ShownFilters } from './use-filters.ts';
import type { ListSearchInAddress } from './use-list-search.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface ResultBarProps {
  readonly list: ListSearchInAddress;
  readonly filters: ShownFilters;
  readonly onToggle: (facet: FacetName, id: string) => void;
  /** How many positions match; undefined until it is known. */
  readonly total: number | undefined;
  /** Leaves out what filters and orders the positions. */
  readonly isBare: boolean;
  /** The element that says how many. */
  readonly summary: Ref<HTMLParagraphElement>;
}

/** How many positions match, and the buttons to filter, order and share them. */
export function ResultBar({ list, filters, onToggle, total, isBare, summary }: ResultBarProps) {
  const { t } = useLingui();
  const { state, query, go } = list;
  const { groups, open, chosen } = filters;
  const narrowed = chosen.filter(({ key }) => key !== 'keyword').length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 @2xl:mb-4 @2xl:gap-4">
      <p
        ref={summary}
        tabIndex={-1}
        role="status"
        // Explicitly, because the sheet with the filters hides everything without an `aria-live` attribute from screen readers.
        aria-live="polite"
        className="tabular flex min-h-11 grow basis-[calc(100%-4rem)] items-center text-muted outline-none @2xl:grow-0 @2xl:basis-auto"
      >
        {total !== undefined &&
          t`${plural({ total }, { one: '# position found', other: '# positions found' })}`}
      </p>
      {!isBare && (
        // On a phone filters and order have lines of their own above count and share.
        <div className="contents items-center gap-3 @2xl:flex">
          <div className="order-first flex w-full flex-wrap gap-3 @2xl:contents">
            <div data-counterpart="filters" className="grow @2xl:grow-0 @5xl:hidden">
              <OnDemand
                part={FilterSheet}
                props={{
                  filters: { groups: groups ?? [], open: open.slice(0, 1), onToggle },
                  total: total ?? 0,
                  onClear: chosen.length > 0 ? () => go(freshSearch, { keepScroll: true }) : undefined,
                }}
                trigger={
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    disabled={!groups}
                    className={cn(buttonClass('secondary'), 'w-full')}
                  >
                    <SlidersHorizontal size={18} />
                    {t`Filters`}
                    {narrowed > 0 && <span className="tabular text-brand-text">{narrowed}</span>}
                  </button>
                }
              />
            </div>
            <SortChoice
              sort={state.sort}
              keyword={state.keyword}
              onChange={(sort) => go(withSort(state, sort), { keepScroll: true })}
            />
          </div>
          {total !== undefined && (
            <ShareButton
              compact
              subject={{ kind: 'list', param: listParam(state, query), total }}
              className="px-3!"
            />
          )}
        </div>
      )}
    </div>
  );
}
