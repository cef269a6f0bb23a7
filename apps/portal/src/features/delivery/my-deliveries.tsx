import type { Delivery } from '@careers/gateway/contract';
import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { DeliveryCardSkeleton } from './delivery-card-skeleton.tsx';
import { PagedSection } from './paged-section.tsx';
import { deliveriesQuery } from './queries.ts';

/** My deliveries, newest first (section 2, /personalCenter). */
export function MyDeliveries() {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <PagedSection
      id="delivery"
      title={t`Applications`}
      titleHidden
      pagesLabel={t`Pages of my applications`}
      query={(page, options) => deliveriesQuery(portal, page, options)}
      skeleton={<DeliveryCardSkeleton />}
      empty={
        <EmptyState
          mark="delivery"
          title={t`You have not applied for a job yet.`}
          action={
            <PortalLink to="/position" className={buttonClass('primary')}>
              {t`View all positions`}
            </PortalLink>
          }
        />
      }
    >
      {(delivery: Delivery) => <DeliveryCard key={delivery.id} delivery={delivery} />}
    </PagedSection>
  );
}
