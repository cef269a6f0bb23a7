import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { asPair, type Fact, factGrid, isKnown, twoColumns } from './facts.tsx';

/** Facts in groups with headings, in two columns where there is room. On a phone all terms have one column, whatever their group. */
export function FactGroups({
  groups,
  className,
}: {
  groups: readonly { heading?: ReactNode; items: readonly Fact[] }[];
  className?: string;
}) {
  const known = groups
    .map(({ heading, items }) => ({ heading, items: items.filter(isKnown) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={cn('@container', className)}>
      <div className={cn(factGrid, twoColumns)}>
        {known.map(({ heading, items }, at) => (
          // Groups may have no heading, or the same one.
          <div key={`group-${at + 1}`} className="contents">
            {(heading || at > 0) && <div className={cn('col-span-full', at > 0 && 'mt-4')}>{heading}</div>}
            <dl className="contents">{items.map(asPair)}</dl>
          </div>
        ))}
      </div>
    </div>
  );
}
