import type { Facet, FacetName } from '@careers/gateway/contract';
import { Button, Checkbox, cn, Skeleton, SkeletonGroup, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { About } from '../../core/about.tsx';
import { numberFormat } from '../../core/format/number-format.ts';
import { ENTRIES_SHOWN, foldedEntries, matchingEntries } from './facet-entries.ts';
import { CHOSEN_MAX } from './list-search.ts';
import { useSpelledNames } from './use-spelled-names.ts';

/** One facet, ready to be shown. */
export interface FilterGroup {
  readonly name: FacetName;
  readonly label: string;
  readonly entries: readonly Facet[];
  readonly chosen: readonly string[];
}

interface FiltersProps {
  readonly groups: readonly FilterGroup[];
  readonly onToggle: (facet: FacetName, id: string) => void;
  /** Facets that are open at first; those with chosen entries are too. */
  readonly open: readonly FacetName[];
}

/** The seven facets with their counts. */
export function Filters({ groups, onToggle, open }: FiltersProps) {
  // Without entries only the frame would be left.
  if (groups.every(({ entries }) => entries.length === 0)) return null;
  return (
    <div className="border-t border-border *:border-b *:border-border">
      {groups.map((group) => (
        <FilterFacet
          key={group.name}
          group={group}
          onToggle={onToggle}
          defaultOpen={open.includes(group.name)}
        />
      ))}
    </div>
  );
}

/** From this many entries on, an unfolded facet has a search field. */
const FIND_FROM = 12;

interface FilterFacetProps {
  readonly group: FilterGroup;
  readonly onToggle: FiltersProps['onToggle'];
  readonly defaultOpen: boolean;
}

function FilterFacet({ group: { name, label, entries, chosen }, onToggle, defaultOpen }: FilterFacetProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(defaultOpen || chosen.length > 0);
  const [unfolded, setUnfolded] = useState(false);
  const [typed, setTyped] = useState('');
  const formatCount = numberFormat(i18n.locale).format;
  const findable = unfolded && entries.length >= FIND_FROM;
  const spelled = useSpelledNames(findable && /[a-z]/i.test(typed));
  if (entries.length === 0) return null;
  const isFull = chosen.length >= CHOSEN_MAX;
  const folded = foldedEntries(entries, chosen);
  const shown = unfolded ? matchingEntries(entries, typed, spelled) : folded;
  const foldable = folded.length < entries.length || entries.length > ENTRIES_SHOWN + 2;
  return (
    <fieldset aria-labelledby={`${id}-label`} data-state={open ? 'open' : 'closed'} className="min-w-0 py-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-entries`}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-sm text-start font-medium"
      >
        <span id={`${id}-label`}>{label}</span>
        {chosen.length > 0 && (
          <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-brand-100 px-1.5 text-xs text-brand-800">
            {chosen.length}
          </span>
        )}
        <ChevronDown
          size={18}
          className={cn(
            'ms-auto shrink-0 text-muted transition-transform duration-200',
            open && 'rotate-180',
          )}
        />
      </button>
      <div id={`${id}-entries`} hidden={!open} className="pb-3">
        {findable && (
          <TextInput
            aria-label={t`Find in ${label}`}
            placeholder={t`Find in ${label}`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="mb-2"
          />
        )}
        <ul className={cn(unfolded && 'max-h-[26rem] overflow-y-auto overscroll-contain')}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Checkbox
                checked={chosen.includes(entry.id)}
                disabled={isFull && !chosen.includes(entry.id)}
                onChange={() => onToggle(name, entry.id)}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0">{entry.name}</span>{' '}
                  <span className="tabular shrink-0 text-sm text-muted">{formatCount(entry.count)}</span>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        {/* Live explicitly: in the sheet too, where everything else is hidden from screen readers. */}
        <p aria-live="polite" className="text-sm text-muted not-empty:py-2">
          {isFull && t`You can choose ${{ max: formatCount(CHOSEN_MAX) }} at most.`}
          {isFull && ' '}
          {findable && shown.length === 0 && t`Nothing matches what you typed.`}
        </p>
        {foldable && (
          <Button
            variant="link"
            size="sm"
            aria-expanded={unfolded}
            onClick={() => {
              setUnfolded(!unfolded);
              setTyped('');
            }}
            className="mt-2 ms-8"
          >
            {unfolded ? t`Show fewer` : t`Show all ${{ count: entries.length }}`}
            <About>{label}</About>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Label width, and the number of open entries below it. */
const facetShapes = [
  ['w-16', 8],
  ['w-20', 0],
  ['w-14', 0],
  ['w-24', 8],
] as const;

/** The skeleton of the rail. */
export function FiltersSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup
      label={t`Loading the filters`}
      className="border-t border-border *:border-b *:border-border"
    >
      {facetShapes.map(([width, entries]) => (
        <div key={width} className="py-1">
          <div className="flex h-11 items-center">
            <Skeleton className={`h-4 ${width}`} />
          </div>
          {Array.from({ length: entries }, (_, entry) => (
            <div key={entry} className="flex h-12 items-center gap-3">
              <Skeleton className="size-5" />
              <Skeleton className={entry % 2 === 0 ? 'h-4 w-28' : 'h-4 w-20'} />
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
