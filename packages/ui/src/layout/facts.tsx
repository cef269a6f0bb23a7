import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { SkeletonLine } from '../feedback/skeleton.tsx';

export interface Fact {
  term: string;
  /** A fact without a value is left out. */
  value: ReactNode;
  /** Takes the whole row where there are two columns. */
  isWide?: boolean;
}

/**
 * A value is beside its term if there are 256 to 448 px of room, where all but the longest words fit. The column of terms is as
 * wide as the longest term, up to 6.5 rem: more than that leaves a phone’s values no room for an e-mail address.
 */
const beside =
  '@3xs:@max-md:grid-cols-[fit-content(6.5rem)_minmax(0,1fr)] @3xs:@max-md:items-baseline @3xs:@max-md:gap-x-4 @3xs:@max-md:gap-y-2';
export const factGrid = `grid gap-x-6 gap-y-4 ${beside}`;
export const twoColumns = '@md:grid-cols-2';
/** The box around a term and its value; without a box of its own where the two are beside each other. */
const pair = 'min-w-0 @3xs:@max-md:contents';
const below = 'mt-0.5 @3xs:@max-md:mt-0';

/** Terms with their values beside them on a phone; from 448 px of room with their values below, in one column or two. */
export function Facts({
  items,
  columns = 1,
  className,
}: {
  items: readonly Fact[];
  columns?: 1 | 2;
  className?: string;
}) {
  const known = items.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <div className={cn('@container', className)}>
      <dl className={cn(factGrid, columns === 2 && twoColumns)}>{known.map(asPair)}</dl>
    </div>
  );
}

/** Whether a fact has a value: one without is left out. */
export const isKnown = ({ value }: Fact) => Boolean(value) || value === 0;

/** A term and its value, in a grid of facts. */
export const asPair = ({ term, value, isWide = false }: Fact) => (
  <div key={term} className={cn(pair, isWide && '@md:col-span-full')}>
    <dt className="text-sm text-muted">{term}</dt>
    <dd className={cn('tabular', below)}>{value}</dd>
  </div>
);

/** The skeleton of facts, in two columns where there is room. */
export function FactsSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('@container', className)}>
      <div className={cn(factGrid, twoColumns)}>
        {Array.from({ length: count }, (_, fact) => fact).map((fact) => (
          <div key={fact} className={pair}>
            <SkeletonLine small className="w-16 @md:w-20" />
            <div className={below}>
              <SkeletonLine className="w-40 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
