import { declineOffer } from '@careers/gateway/contract';
import { TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../link-page/index.ts';
import type { OpenOffer } from './offer-content.ts';

/** The reason why an offer is declined, which is final (section 4, Offer). */
export function DeclineForm({ offer }: { readonly offer: OpenOffer }) {
  const { t } = useLingui();
  const { post, companyDescr } = offer.position;
  return (
    <>
      <p className="mb-8 text-balance text-muted">
        <TitleText>
          {companyDescr
            ? t`You are about to decline the position “${post}” at ${companyDescr}. Please tell us why.`
            : t`You are about to decline the position “${post}”. Please tell us why.`}
        </TitleText>
      </p>
      <ReasonForm
        method={declineOffer}
        submitLabel={t`Decline the offer`}
        back={{ to: '/mailResponse/acceptOffer', label: t`Back to the offer` }}
        question={{
          title: t`Decline this offer?`,
          description: t`Your answer cannot be changed afterwards.`,
          confirmLabel: t`Decline`,
        }}
      />
    </>
  );
}
