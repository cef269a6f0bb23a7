import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAccess } from '../core/navigation/page-access.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { whenIdle } from '../core/parts/when-idle.ts';
import { useStoredSession } from '../core/portal/portal.ts';

const ConsentHost = lazy(() => import('../features/account/consent-host.tsx'));

/**
 * Asks whoever is logged in for the consents that are due (decision 0079), once the page is idle. Not on link pages, nor on the
 * agreement page, nor in the account settings, where data is exported and deleted.
 */
export function DueConsents() {
  const { Authorization, userInfo } = useStoredSession();
  const access = useAccess();
  const inSettings = useLocation({ select: ({ pathname }) => /\/accountSettings$/.test(pathname) });
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let left = false;
    whenIdle(() => left || setIdle(true));
    return () => {
      left = true;
    };
  }, []);
  if (!isIdle || !Authorization || inSettings || !access || access === 'link' || access === 'public')
    return null;
  return (
    <PartBoundary>
      <ConsentHost key={userInfo?.userid} />
    </PartBoundary>
  );
}
