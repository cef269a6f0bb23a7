import { Button, buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { dropSuggestions, SHOWN } from './drop-suggestions.ts';
import { listParam } from './list-param.ts';
import { type ListSearch, type Restriction, restrictionsOf, without } from './list-search.ts';
import { positionListQuery } from './queries.ts';

interface NothingFoundProps {
  readonly state: ListSearch;
  readonly query: Readonly<Record<string, string>>;
  /** The label of a restriction: "Education: Doctorate". */
  readonly labelOf: (restriction: Restriction) => string;
  readonly onGo: (state: ListSearch) => void;
  readonly onClear: () => void;
}

/** Shown when no position matches: which single filter to remove, and how many positions that gives. */
export function NothingFound({ state, query, labelOf, onGo, onClear }: NothingFoundProps) {
  const portal = usePortal();
  const { t } = useLingui();
  const restrictions = restrictionsOf(state);
  const { totals, isLoading } = useQueries({
    queries: restrictions.map((restriction) =>
      positionListQuery(portal, listParam(without(state, restriction), query, 1)),
    ),
    combine: (replies) => ({
      totals: replies.map(({ data }) => data?.total),
      isLoading: replies.some((reply) => reply.isLoading),
    }),
  });
  const suggestions = dropSuggestions(restrictions, totals);
  if (restrictions.length === 0)
    return <NoneOpen isOfOneKind={Boolean(query.recruitTypeCode && !query.ticket)} />;
  if (isLoading) {
    // Reserves the room of the suggestions, so that nothing moves when they arrive.
    return (
      <EmptyState
        as="h2"
        mark="search"
        title={t`No position matches everything you chose.`}
        description={<span className="block min-h-[1lh]" />}
        action={
          <SkeletonGroup label={t`Loading positions`} className="grid w-64 gap-6">
            {restrictions.slice(0, SHOWN).map((restriction) => (
              <Skeleton key={restriction} className="h-6 w-full" />
            ))}
          </SkeletonGroup>
        }
      />
    );
  }
  return (
    <EmptyState
      as="h2"
      mark="search"
      title={t`No position matches everything you chose.`}
      {...(suggestions.length > 0 ? { description: t`Remove one filter to see some:` } : {})}
      action={
        <div className="flex flex-col items-center gap-6">
          {suggestions.length > 0 && (
            <FiltersToDrop
              suggestions={suggestions}
              labelOf={labelOf}
              onDrop={(restriction) => onGo(without(state, restriction))}
            />
          )}
          <Button variant={suggestions.length > 0 ? 'secondary' : 'primary'} onClick={onClear}>
            {t`All positions`}
          </Button>
        </div>
      }
    />
  );
}

/** Shown where there is nothing to remove: the website, or the recruitment channel of the address, has no open positions. */
function NoneOpen({ isOfOneKind }: { readonly isOfOneKind: boolean }) {
  const { t } = useLingui();
  // A menu entry, or an old address, may lead to a recruitment channel without open positions, while others have some.
  return isOfOneKind ? (
    <EmptyState
      as="h2"
      mark="search"
      title={t`There are no open positions of this kind right now.`}
      action={
        <PortalLink to="/position" className={buttonClass('primary')}>
          {t`All positions`}
        </PortalLink>
      }
    />
  ) : (
    <EmptyState
      as="h2"
      mark="search"
      title={t`There are no open positions right now.`}
      description={t`New positions are published all the time; please come back soon.`}
    />
  );
}

interface FiltersToDropProps {
  readonly suggestions: ReturnType<typeof dropSuggestions>;
  readonly labelOf: (restriction: Restriction) => string;
  readonly onDrop: (restriction: Restriction) => void;
}

/** The filters of which one may be removed, each with how many positions that gives. */
function FiltersToDrop({ suggestions, labelOf, onDrop }: FiltersToDropProps) {
  const { t } = useLingui();
  return (
    <ul className="flex w-full max-w-md flex-col border-t border-border *:border-b *:border-border text-start">
      {suggestions.map(({ restriction, total }) => (
        <li key={restriction}>
          <button
            type="button"
            onClick={() => onDrop(restriction)}
            className="group flex min-h-12 w-full items-center justify-between gap-6 py-2 text-start"
          >
            <span className="min-w-0 underline-offset-4 group-hover:underline">
              {t`Remove “${{ filter: labelOf(restriction) }}”`}
            </span>
            <span className="tabular shrink-0 font-medium text-brand-text">
              {t`${plural(total, { one: '# position', other: '# positions' })}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
