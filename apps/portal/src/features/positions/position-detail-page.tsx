import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePlaceInApp } from '../../app/link.tsx';
import { Page } from '../../app/page.tsx';
import { usePortal, useStored } from '../../app/portal.ts';
import { QueryError } from '../../app/query-error.tsx';
import { PositionUnknown } from './position-unknown.tsx';
import { PositionDetailSkeleton, PositionView } from './position-view.tsx';
import { positionDetailQuery } from './queries.ts';
import { scopeOf } from './scope.ts';

/** One position, by the id in the address (section 2). */
export function PositionDetailPage() {
  const { query } = usePlaceInApp();
  const id = query.id?.trim();
  return id ? <PositionById key={id} id={id} /> : <PositionUnknown />;
}

function PositionById({ id }: { readonly id: string }) {
  const portal = usePortal();
  const { t } = useLingui();
  const { query } = usePlaceInApp();
  // A login changes what the page offers: asked again under its own key.
  useStored();
  const scope = scopeOf(query);
  const { data, error, refetch, isFetching } = useQuery({
    ...positionDetailQuery(portal, id, scope),
    placeholderData: (previous) => previous,
  });
  if (data) {
    return (
      <Page title={data.post}>
        <PositionView position={data} {...(scope.comId ? { comId: scope.comId } : {})} />
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
