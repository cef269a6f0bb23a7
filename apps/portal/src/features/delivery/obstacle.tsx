import type { PositionDetail } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useFocusOnceGone } from '../../core/use-focus-once-gone.ts';

interface PositionObstacleProps {
  readonly position: PositionDetail;
  /** Whether it replaces a button that may have had the focus. */
  readonly replacesButton?: boolean;
}

/** Why nothing can be delivered to a position, with a link onward; null if it can. */
export function PositionObstacle({ position, replacesButton = false }: PositionObstacleProps) {
  const { t } = useLingui();
  const notice = useFocusOnceGone<HTMLDivElement>(replacesButton);
  if (position.status !== 'open') {
    return (
      <Notice
        ref={notice}
        title={position.status === 'closed' ? t`Position is closed` : t`Position has been delisted`}
      >
        <PortalLink to="/position" className={buttonClass('secondary')}>
          {t`View all positions`}
        </PortalLink>
      </Notice>
    );
  }
  if (position.deliveredId === undefined) return null;
  return (
    <Notice ref={notice} title={t`You have already applied for this job.`}>
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
  /** For what moves the focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function Notice({ title, ref, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="outline-none rounded-lg bg-warning-surface p-5 text-warning-text @lg:p-8"
    >
      <p className="mb-4 font-medium">{title}</p>
      {children}
    </div>
  );
}
