import type { PositionDetail } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';

/** Why nothing can be delivered to a position, with a link onward; null if it can. */
export function PositionObstacle({ position }: { readonly position: PositionDetail }) {
  const { t } = useLingui();
  if (position.status !== 'open') {
    return (
      <Notice title={position.status === 'closed' ? t`Position is closed` : t`Position has been delisted`}>
        <PortalLink to="/position" className={buttonClass('secondary')}>
          {t`View all positions`}
        </PortalLink>
      </Notice>
    );
  }
  if (position.deliveredId === undefined) return null;
  return (
    <Notice title={t`You have already applied for this job.`}>
      <PortalLink to="/personalCenter" className={buttonClass('secondary')}>
        {t`View my application`}
      </PortalLink>
    </Notice>
  );
}

export function isOpenTo({ status, deliveredId }: PositionDetail): boolean {
  return status === 'open' && deliveredId === undefined;
}

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <div role="status" className="rounded-lg bg-warning-surface p-5 text-warning-text @lg:p-8">
      <p className="mb-4 font-medium">{title}</p>
      {children}
    </div>
  );
}
