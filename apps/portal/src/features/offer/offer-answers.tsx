import { Button, buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { SiblingLink } from '../link-page/index.ts';
import type { OpenOffer } from './offer-content.ts';

const AcceptDialog = lazy(() => import('./accept-dialog.tsx'));

interface OfferAnswersProps {
  readonly offer: OpenOffer;
}

/** Buttons to accept and to decline. Each asks again, since an answer is final (section 4, Offer). */
export function OfferAnswers({ offer }: OfferAnswersProps) {
  const { t } = useLingui();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <OnDemand
        part={AcceptDialog}
        props={{ offer }}
        trigger={
          <Button size="lg" lines="many" aria-haspopup="dialog" className="form-action">
            {t`Accept the offer`}
          </Button>
        }
      />
      <SiblingLink
        to="/mailResponse/declinedOffer"
        className={`${buttonClass('secondary', 'lg')} grow @2xl:grow-0`}
      >
        {t`Decline`}
      </SiblingLink>
    </div>
  );
}
