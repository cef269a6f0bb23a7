import { GatewayFailure } from '@careers/gateway';
import { queryPhilosophy } from '@careers/gateway/contract';
import { buttonClass, EmptyState, Skeleton, SkeletonGroup, SkeletonText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { methodQuery } from '../../core/calls/method-query.ts';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { Page } from '../../site-config/page.tsx';
import { PositionUnknown } from './position-unknown.tsx';

/** The employment philosophy of a position's company (section 2, /employPhilosophy). */
export function EmployPhilosophyPage() {
  const { query } = useAppLocation();
  const positionId = query.positionId?.trim();
  return positionId ? <Philosophy key={positionId} positionId={positionId} /> : <PositionUnknown />;
}

function Philosophy({ positionId }: { readonly positionId: string }) {
  const portal = usePortal();
  const { t } = useLingui();
  useStoredSession();
  const { data, error, refetch, isFetching } = useQuery({
    ...methodQuery(portal, queryPhilosophy, { positionId }),
    placeholderData: (previous) => previous,
  });
  if (error instanceof GatewayFailure && error.reason === 'positionUnknown') return <PositionUnknown />;
  const back = (
    <PortalLink to="/RecruitDetail" query={{ id: positionId }} className={buttonClass('secondary')}>
      {t`Back to the position`}
    </PortalLink>
  );
  return (
    <Page title={t`Employment philosophy`} width="narrow">
      {renderText()}
    </Page>
  );

  function renderText(): ReactNode {
    if (!data && error)
      return <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />;
    if (!data)
      return (
        <SkeletonGroup label={t`Loading`} className="min-h-dvh">
          <div className="-mt-5 mb-8 flex h-[1lh] items-center">
            <Skeleton className="h-4 w-40" />
          </div>
          <SkeletonText lines={7} className="max-w-reading" />
        </SkeletonGroup>
      );
    if (!hasText(data.philosophy))
      return (
        <EmptyState
          mark="page"
          title={t`This company has not written about its employment philosophy yet.`}
          action={back}
        />
      );
    return (
      // At least as tall as the skeleton, so that the footer does not jump into view.
      <div className="screenful">
        {data.companyDescr && <p className="-mt-5 mb-8 text-muted">{data.companyDescr}</p>}
        <RichText html={data.philosophy} whole />
        <div className="mt-10">{back}</div>
      </div>
    );
  }
}
