import { getOffer } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../link-page/index.ts';
import { DeclineForm } from './decline-form.tsx';
import { OfferReceipt } from './offer-receipt.tsx';

/** `/mailResponse/declinedOffer`: a candidate declines an offer; a reason is required (section 5). */
export function DeclinePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="offer" method={getOffer} title={t`Decline the offer`}>
      {(offer) =>
        offer.state === 'open' ? (
          <DeclineForm offer={offer} />
        ) : (
          <OfferReceipt offer={offer} isAlone isForAnswer />
        )
      }
    </LinkPage>
  );
}
