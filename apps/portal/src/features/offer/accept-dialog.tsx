import { acceptOffer } from '@careers/gateway/contract';
import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { useLinkSubmit, usePageLink } from '../link-page/index.ts';
import type { OpenOffer } from './offer-content.ts';

interface AcceptDialogProps extends OnDemandPart {
  readonly offer: OpenOffer;
}

/** Asks before an offer is accepted, and says what will follow. */
export default function AcceptDialog({ open, onOpenChange, trigger, offer }: AcceptDialogProps) {
  const { t } = useLingui();
  const { isLocked } = usePageLink();
  const { submitAsync } = useLinkSubmit(acceptOffer, { onFailure: useFailureToast() });
  const { post, companyDescr } = offer.position;
  return (
    <ConfirmDialog
      open={open && !isLocked}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={t`Accept this offer?`}
      description={
        companyDescr
          ? t`You accept the position “${post}” at ${companyDescr}. Your answer cannot be changed afterwards.`
          : t`You accept the position “${post}”. Your answer cannot be changed afterwards.`
      }
      confirmLabel={t`Accept`}
      cancelLabel={t`Not yet`}
      onConfirm={() => submitAsync({})}
    />
  );
}
