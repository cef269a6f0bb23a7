import { GatewayFailure } from '@careers/gateway';
import type { Recommendation } from '@careers/gateway/contract';
import { buttonClass, Card, EmptyState, Skeleton, SkeletonGroup, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UntranslatedNotice } from '../../core/calls/untranslated-notice.tsx';
import { useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { PositionLine } from '../delivery/index.ts';
import { PositionFailure, positionDetailQuery, scopeOf } from '../positions/index.ts';
import { MyRecommendations } from './my-recommendations.tsx';
import { RecommendForm } from './recommend-form.tsx';
import { RecommendationReceipt } from './recommendation-receipt.tsx';

/** Quick recommendation of a resume, for a position or for any (section 2, /fastRecommend). */
export function FastRecommendPage() {
  const { t } = useLingui();
  const { query } = useAppLocation();
  return (
    <Page title={t`Recommend a candidate`}>
      <p className="mb-8 max-w-reading text-balance text-muted">
        <TitleText>{t`Know somebody who would do well here? Send us their resume and follow their progress.`}</TitleText>
      </p>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 @5xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {query.id ? <ForPosition key={query.id} positionId={query.id} /> : <Recommend />}
        </div>
        <MyRecommendations keep={query.id ? { id: query.id } : {}} />
      </div>
    </Page>
  );
}

function ForPosition({ positionId }: { readonly positionId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { query } = useAppLocation();
  const position = useTranslatedQuery(positionDetailQuery(portal, positionId, scopeOf(query)));
  const { data, error, isFetching, refetch } = position;
  if (error instanceof GatewayFailure && error.reason === 'positionUnknown')
    return <NotRecommendable title={t`This position could not be found.`} />;
  if (error)
    return (
      <PositionFailure
        allPositions={t`View all positions`}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
        size="page"
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`} className="grid gap-8">
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data.status !== 'open')
    return (
      <NotRecommendable
        title={data.status === 'closed' ? t`Position is closed` : t`Position has been delisted`}
      />
    );
  return (
    <>
      <UntranslatedNotice of={[position]} />
      <Card as="section" padding="lg" aria-labelledby="recommend-position" className="mb-8">
        <p id="recommend-position" className="text-sm text-muted">
          {t`Position`}
        </p>
        <PositionLine position={data} level={2} className="mt-1" />
      </Card>
      <Recommend position={data} />
    </>
  );
}

/** This position cannot be recommended for: links to the others, and to a general recommendation. */
function NotRecommendable({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="delivery"
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PortalLink to="/position" className={buttonClass('primary')}>
            {t`View all positions`}
          </PortalLink>
          <PortalLink to="/fastRecommend" className={buttonClass('secondary')}>
            {t`Recommend without a position`}
          </PortalLink>
        </div>
      }
    />
  );
}

function Recommend(props: Pick<Parameters<typeof RecommendForm>[0], 'position'>) {
  const [received, setReceived] = useState<Recommendation>();
  if (!received) return <RecommendForm {...props} onReceived={setReceived} />;
  return <RecommendationReceipt recommendation={received} onAnother={() => setReceived(undefined)} />;
}
