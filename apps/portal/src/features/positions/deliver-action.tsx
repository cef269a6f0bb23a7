import type { PositionDetail } from '@careers/gateway/contract';
import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { PortalLink } from '../../app/link.tsx';

interface DeliverActionProps {
  readonly position: PositionDetail;
  readonly className?: string;
}

/** The way to deliver; to the delivery once there is one; none for a position that is not open. */
export function DeliverAction({ position: { id, status, deliveredId }, className }: DeliverActionProps) {
  const { t } = useLingui();
  if (deliveredId) {
    return (
      <PortalLink to="/personalCenter" className={cn(buttonClass('secondary', 'lg'), className)}>
        <Check size={18} className="text-success" />
        {t`Delivered · view`}
      </PortalLink>
    );
  }
  if (status !== 'open') return null;
  return (
    <PortalLink to="/fastDelivery" query={{ id }} className={cn(buttonClass('primary', 'lg'), className)}>
      {t({ context: 'position', message: 'Deliver' })}
    </PortalLink>
  );
}
