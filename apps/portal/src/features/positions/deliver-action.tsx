import type { PositionDetail } from '@careers/gateway/contract';
import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';

interface DeliverActionProps {
  readonly position: PositionDetail;
  readonly className?: string;
}

/** A link to deliver, or to the delivery once there is one; null for a position that is not open. */
export function DeliverAction({
  position: { id, status, deliveredId, deliveredAt },
  className,
}: DeliverActionProps) {
  const { t, i18n } = useLingui();
  if (deliveredId) {
    const day = deliveredAt && formatDate(deliveredAt, i18n.locale);
    return (
      <PortalLink to="/personalCenter" className={cn(buttonClass('secondary', 'lg', 'many'), className)}>
        <Check size={18} className="text-success" />
        {day ? t`Applied on ${day} · view` : t`Applied · view`}
      </PortalLink>
    );
  }
  if (status !== 'open') return null;
  return (
    <PortalLink to="/fastDelivery" query={{ id }} className={cn(buttonClass('primary', 'lg'), className)}>
      {t({ context: 'position', message: 'Apply' })}
    </PortalLink>
  );
}
