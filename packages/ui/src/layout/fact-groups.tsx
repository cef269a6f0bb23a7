import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { asPair, type Fact, factGrid, isKnown, twoColumns } from './facts.tsx';

export interface FactGroup {
  heading?: ReactNode;
  items?: readonly Fact[];
  /** What the group shows other than facts, in the whole width. */
  content?: ReactNode;
}

/** Facts in groups with headings, in two columns where there is room. On a phone all terms have one column, whatever their group. */
export function FactGroups({ groups, className }: { groups: readonly FactGroup[]; className?: string }) {
  const known = groups
    .map(({ items = [], ...others }) => ({ ...others, items: items.filter(isKnown) }))
    .filter(({ items, content }) => items.length > 0 || content);
  return (
    <div className={cn('@container', className)}>
      <div className={cn(factGrid, twoColumns)}>
        {known.map(({ heading, items, content }, at) => (
          // Groups may have no heading, or the same one.
          <div key={`group-${at + 1}`} className="contents">
            {(heading || at > 0) && <div className={cn('col-span-full', at > 0 && 'mt-4')}>{heading}</div>}
            {items.length > 0 && <dl className="contents">{items.map(asPair)}</dl>}
            {content && <div className="col-span-full min-w-0">{content}</div>}
          </div>
        ))}
      </div>
    </div>
  );
}
