import { Button } from '@careers/ui';
import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { OnDemand } from '../../app/on-demand.tsx';

const LogOutConfirm = lazy(() => import('./log-out-confirm.tsx'));

/** The way out, on a page; asks first. */
export function LogOutButton() {
  return (
    <OnDemand
      part={LogOutConfirm}
      props={{}}
      trigger={
        <Button variant="secondary" size="sm">
          <Trans>Log out</Trans>
        </Button>
      }
    />
  );
}
