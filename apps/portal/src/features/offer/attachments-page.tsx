import { getOffer } from '@careers/gateway/contract';
import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/link.tsx';
import { LinkPage } from '../link-page/index.ts';
import { AttachmentsForm } from './attachments-form.tsx';
import { HandedIn } from './handed-in.tsx';
import { OfferReceipt } from './offer-receipt.tsx';

/** `/mailResponse/attachmentUpload`: documents for an accepted offer, and only for one (section 4, Offer). */
export function AttachmentsPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="offer" method={getOffer} title={t`Documents for your offer`}>
      {(offer, token) => {
        if (offer.state === 'open') return <NotYet />;
        if (!offer.attachmentsOpen) return <OfferReceipt offer={offer} />;
        return (
          <>
            <HandedIn files={offer.attachments} className="mb-8" />
            {/* What was sent is no part of the next form. */}
            <AttachmentsForm key={offer.attachments.length} token={token} />
          </>
        );
      }}
    </LinkPage>
  );
}

/** An offer that waits for an answer takes no documents. */
function NotYet() {
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
