import { Heading, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { latestPositionsQuery, PositionCard, PositionCardSkeleton } from '../positions/index.ts';

const SHOWN = 4;
const grid = 'grid gap-4 @3xl:grid-cols-2';

/** The company's latest positions; loads and fails on its own, and is left out when there are none. */
export function OpenPositions({ comId }: { readonly comId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { data, error, refetch, isFetching } = useQuery(
    latestPositionsQuery(portal, { limit: SHOWN, comId }),
  );
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="company-positions">
      <Heading level={2} size="md" id="company-positions" className="mb-4">
        {t`Latest jobs`}
      </Heading>
      <div className="@container">
        {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
        {data ? (
          <ul className={grid}>
            {data.map((position) => (
              <li key={position.id} className="min-w-0">
                <PositionCard position={position} />
              </li>
            ))}
          </ul>
        ) : (
          !error && (
            <SkeletonGroup label={t`Loading positions`} className={grid}>
              <PositionCardSkeleton />
              <PositionCardSkeleton />
            </SkeletonGroup>
          )
        )}
      </div>
    </section>
  );
}
