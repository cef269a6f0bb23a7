import { Button, Chip, Skeleton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** One chosen thing: a facet's entry, or the keyword. */
export interface ChosenFilter {
  readonly key: string;
  /** Undefined while its name is not loaded: the address only has its id. */
  readonly label: string | undefined;
  readonly onRemove: () => void;
}

interface ChosenFiltersProps {
  readonly filters: readonly ChosenFilter[];
  readonly onClear: () => void;
}

/** The chosen filters, with buttons to remove each, and all of them. */
export function ChosenFilters({ filters, onClear }: ChosenFiltersProps) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <ul aria-label={t`Chosen filters`} className="contents">
        {filters.map(({ key, label, onRemove }) =>
          label === undefined ? (
            // A key of its own: a chip that grew with its name would animate those behind it.
            <li key={`${key} to come`} aria-hidden>
              <Skeleton className="h-9 w-24 rounded-full" />
            </li>
          ) : (
            <li key={key} className="min-w-0 max-w-full">
              <Chip onRemove={onRemove} removeLabel={t`Remove ${label}`} className="max-w-full">
                <span className="truncate">{label}</span>
              </Chip>
            </li>
          ),
        )}
      </ul>
      <Button variant="link" size="sm" onClick={onClear}>
        {t`Clear all`}
      </Button>
    </div>
  );
}
