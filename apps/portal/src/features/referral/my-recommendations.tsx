import type { Recommendation } from '@careers/gateway/contract';
import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';
import { PagedSection } from '../delivery/index.ts';
import { recommendationsQuery } from './queries.ts';
import { RecommendationCard, RecommendationCardSkeleton } from './recommendation-card.tsx';

/** The person's recommendations, newest first. `keep` has the query parameters to keep beside the page number. */
export function MyRecommendations({ keep }: { readonly keep: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <PagedSection
      id="recommendation"
      keep={keep}
      title={t`My recommendations`}
      pagesLabel={t`Pages of my recommendations`}
      query={(page, options) => recommendationsQuery(portal, page, options)}
      skeleton={<RecommendationCardSkeleton />}
      empty={
        <EmptyState
          mark="delivery"
          title={t`You have not recommended anyone yet.`}
          description={t`The people you recommend appear here, with their progress.`}
        />
      }
    >
      {(recommendation: Recommendation) => (
        <RecommendationCard key={recommendation.id} recommendation={recommendation} />
      )}
    </PagedSection>
  );
}
