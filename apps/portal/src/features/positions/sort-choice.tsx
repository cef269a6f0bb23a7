import { type PositionSort, positionSorts } from '@careers/gateway/contract';
import { NativeSelect } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { sortsFor } from './list-search.ts';

interface SortChoiceProps {
  readonly sort: PositionSort;
  readonly keyword: string;
  readonly onChange: (sort: PositionSort) => void;
}

/** The list's order. */
export function SortChoice({ sort, keyword, onChange }: SortChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<PositionSort, string>> = {
    latest: t`Latest`,
    hot: t`Most popular`,
    relevance: t`Most relevant`,
  };
  return (
    <NativeSelect
      aria-label={t`Sort by`}
      value={sort}
      onChange={(event) => {
        const wanted = positionSorts.find((name) => name === event.target.value);
        if (wanted) onChange(wanted);
      }}
      // In a row it needs a width instead of a basis: Firefox ignores bases when it measures a row that is as wide as its content.
      className="grow basis-44 @2xl:w-44 @2xl:shrink-0 @2xl:grow-0 @2xl:basis-auto"
    >
      {sortsFor(keyword).map((name) => (
        <option key={name} value={name}>
          {labels[name]}
        </option>
      ))}
    </NativeSelect>
  );
}
