import { getOffer } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../link-page/index.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferReceipt } from './offer-receipt.tsx';

/** `/mailResponse/acceptOffer`, `/offerResponse`: an offer, its answer, and the receipt (section 4, Offer). */
export function OfferPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="offer" method={getOffer} title={t`Your offer`}>
      {(offer) =>
        offer.state === 'open' ? (
          <>
            <OfferFacts offer={offer} />
            <OfferAnswers offer={offer} />
          </>
        ) : (
          <>
            <OfferReceipt offer={offer} isForAnswer />
            <OfferFacts offer={offer} />
          </>
        )
      }
    </LinkPage>
  );
}
