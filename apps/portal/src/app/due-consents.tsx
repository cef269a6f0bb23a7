import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazy } from '../core/lazy.tsx';
import { useAccess } from '../core/page-access.ts';
import { PartBoundary } from '../core/part-boundary.tsx';
import { useStoredSession } from '../core/portal.ts';
import { whenIdle } from '../core/when-idle.ts';

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
