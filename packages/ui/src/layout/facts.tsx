import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface Fact {
  term: string;
  value: ReactNode;
  /** Has the row to itself where there are two columns. */
  isWide?: boolean;
}

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
      <dl className={cn('grid gap-x-10 gap-y-4', columns === 2 && '@md:grid-cols-2')}>
        {items.map(({ term, value, isWide = false }) => (
          <div key={term} className={cn('min-w-0', isWide && 'col-span-full')}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
