import { BlockHeading, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { similarPositionsQuery } from './detail-queries.ts';
import { PositionCard, PositionCardSkeleton } from './summary/position-card.tsx';

const LIMIT = 4;
const grid = 'grid gap-4 @3xl:grid-cols-2';

interface SimilarPositionsProps {
  readonly id: string;
  readonly comId?: string;
  /** Whether they are alternatives to a position that is not open. */
  readonly alternatives: boolean;
}

/** Similar open positions; left out if there are none. Loads and fails on its own. */
export function SimilarPositions({ id, comId, alternatives }: SimilarPositionsProps) {
  const portal = usePortal();
  const { t } = useLingui();
  const headingId = useId();
  const similar = useQuery(similarPositionsQuery(portal, id, { limit: LIMIT, ...(comId ? { comId } : {}) }));
  if (similar.data?.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <BlockHeading id={headingId}>
        {alternatives ? t`Open positions like this one` : t`Similar positions`}
      </BlockHeading>
      {renderPositions()}
    </section>
  );

  function renderPositions(): ReactNode {
    if (similar.data)
      return (
        <ul className={grid}>
          {similar.data.map((position) => (
            <li key={position.id}>
              <PositionCard position={position} />
            </li>
          ))}
        </ul>
      );
    if (similar.isError)
      return (
        <QueryError
          error={similar.error}
          onRetry={() => void similar.refetch()}
          pending={similar.isFetching}
        />
      );
    return (
      <SkeletonGroup label={t`Loading similar positions`} className={grid}>
        <PositionCardSkeleton />
        <PositionCardSkeleton />
      </SkeletonGroup>
    );
  }
}
