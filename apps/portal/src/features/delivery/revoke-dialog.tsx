import { type Delivery, revokeDelivery } from '@careers/gateway/contract';
import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';

interface RevokeDialogProps extends OnDemandPart {
  readonly delivery: Delivery;
}

/** Asks before a delivery is revoked, and says what follows (section 4). */
export default function RevokeDialog({ open, onOpenChange, trigger, delivery }: RevokeDialogProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const showFailure = useFailureToast();
  const { submitAsync } = useSubmitMethod(revokeDelivery, { outlivesForm: true, repeatable: true });
  const { post } = delivery.position;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      tone="danger"
      title={t`Withdraw this application?`}
      description={t`The recruiters will no longer consider you for “${post}”. You can apply again while it is open.`}
      confirmLabel={t`Withdraw`}
      cancelLabel={t`Keep it`}
      onConfirm={async () => {
        await submitAsync({ id: delivery.id });
        toasts.show({ tone: 'success', message: t`Revocation successful` });
      }}
      onFailure={showFailure}
    />
  );
}
