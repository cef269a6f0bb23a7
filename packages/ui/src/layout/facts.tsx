import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { SkeletonLine } from '../feedback/skeleton.tsx';

export interface Fact {
  term: string;
  value: ReactNode;
  /** Has the row to itself where there are two columns. */
  isWide?: boolean;
}

const grid = 'grid gap-x-6 gap-y-4';
const two = '@md:grid-cols-2';

/** Terms and their values, in one column or (from 448 px of room) two. */
export function Facts({
  items,
  columns = 1,
  className,
}: {
  items: readonly Fact[];
  columns?: 1 | 2;
  className?: string;
}) {
  return (
    <div className={cn('@container', className)}>
      <dl className={cn(grid, columns === 2 && two)}>
        {items.map(({ term, value, isWide = false }) => (
          <div key={term} className={cn('min-w-0', isWide && 'col-span-full')}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The skeleton of facts, in two columns where there is room. */
export function FactsSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('@container', className)}>
      <div className={cn(grid, two)}>
        {Array.from({ length: count }, (_, fact) => fact).map((fact) => (
          <div key={fact} className="min-w-0">
            <SkeletonLine small className="w-20" />
            <div className="mt-0.5">
              <SkeletonLine className="w-40" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
