import type { Delivery } from '@careers/gateway/contract';
import { buttonClass, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { Receipt } from '../../core/receipt.tsx';
import { StageTrack } from './stage-track.tsx';

/** The receipt of a delivery: what was sent, when, and where to follow it. */
export function DeliveryReceipt({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useLingui();
  const nextId = useId();
  const { position, deliveredAt } = delivery;
  return (
    <Receipt title={t`Delivery successful`} about={[position.post, position.companyDescr]} at={deliveredAt}>
      <section aria-labelledby={nextId} className="rounded-md bg-surface-sunken p-5">
        <Heading level={3} size="sm" id={nextId}>
          {t`What happens next`}
        </Heading>
        <StageTrack delivery={delivery} />
        <p className="mt-3 text-sm text-muted">
          {t`We will write to you as soon as there is news. You can follow it in your account at any time.`}
        </p>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <PortalLink to="/personalCenter" className={buttonClass('primary')}>
          {t`View my application`}
        </PortalLink>
        <PortalLink to="/position" className={buttonClass('secondary')}>
          {t`View all positions`}
        </PortalLink>
      </div>
    </Receipt>
  );
}
