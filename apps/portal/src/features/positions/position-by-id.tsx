import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import { BackToResults } from './back-to-results.tsx';
import { positionDetailQuery } from './detail-queries.ts';
import { PositionDetailSkeleton } from './position-skeleton.tsx';
import { PositionUnknown } from './position-unknown.tsx';
import { PositionView } from './position-view.tsx';
import { scopeOf } from './scope.ts';
import { usePositionHead } from './use-position-head.ts';

interface PositionByIdProps {
  readonly id: string;
  /** Shows no other positions. */
  readonly alone?: boolean;
}

/** A position and its actions, in the scope of the address: a share shows no other positions. */
export function PositionById({ id, alone = false }: PositionByIdProps) {
  const portal = usePortal();
  const { t } = useLingui();
  const { query } = useAppLocation();
  const { data: site } = useSite();
  // Renders again after a login, which changes the query's key.
  useStoredSession();
  const scope = scopeOf(query);
  const { data, error, refetch, isFetching } = useQuery({
    ...positionDetailQuery(portal, id, scope),
    placeholderData: (previous) => previous,
  });
  usePositionHead(data, site?.websiteBaseInfo);
  if (data) {
    return (
      <Page title={data.post} lead={alone || scope.ticket !== undefined ? undefined : <BackToResults />}>
        <PositionView
          position={data}
          alone={alone || scope.ticket !== undefined}
          {...(scope.comId ? { comId: scope.comId } : {})}
        />
      </Page>
    );
  }
  if (error instanceof GatewayFailure && error.reason === 'positionUnknown') return <PositionUnknown />;
  return (
    <Page title={t`Position details`} headingHidden>
      {error ? (
        <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <PositionDetailSkeleton />
      )}
    </Page>
  );
}
