import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';

/** An offer that waits for an answer takes no documents. */
export default function NotAccepted() {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={t`You can send documents once you have accepted the offer.`}
      action={
        <PortalLink to="/mailResponse/acceptOffer" className={buttonClass('primary')}>
          {t`See the offer`}
        </PortalLink>
      }
    />
  );
}
