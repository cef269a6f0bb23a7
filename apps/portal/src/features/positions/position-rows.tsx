import type { PositionSummary } from '@careers/gateway/contract';
import { SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { lazy } from '../../core/parts/lazy.tsx';
import { UntilHere } from '../../core/parts/until-here.tsx';
import { RowCard } from './row-card.tsx';
import { PositionCardSkeleton } from './summary/position-card.tsx';

interface PositionRowsProps {
  readonly positions: readonly PositionSummary[];
}

/** A page with more rows than this is virtualised. */
const LONG = 20;

/** If the code for virtualising cannot be fetched, all rows are rendered. */
const loadLongRows = () => import('./long-rows.tsx').catch(() => ({ default: AllRows }));
const LongRows = lazy(loadLongRows);

/** Fetches the code for long pages while their rows are loaded. */
export function useLongRowsEarly(pageSize: number): void {
  const long = pageSize > LONG;
  useEffect(() => {
    if (long) void loadLongRows();
  }, [long]);
}

/** A page of the list. */
export function PositionRows({ positions }: PositionRowsProps) {
  if (positions.length <= LONG) return <AllRows positions={positions} />;
  return (
    // A skeleton, not the plain rows: replacing those would lose a press that lands on them meanwhile.
    <UntilHere fallback={<PositionRowsSkeleton />}>
      <LongRows positions={positions} />
    </UntilHere>
  );
}

function AllRows({ positions }: PositionRowsProps) {
  return (
    <ul className="grid gap-3">
      {positions.map((position) => (
        <li key={position.id} className="min-w-0">
          <RowCard position={position} />
        </li>
      ))}
    </ul>
  );
}

const rowShapes = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The skeleton of a page. */
export function PositionRowsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading positions`} className="grid gap-3">
      {rowShapes.map((key) => (
        <PositionCardSkeleton key={key} />
      ))}
    </SkeletonGroup>
  );
}
