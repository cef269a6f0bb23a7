import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../core/lazy.tsx';
import { OnDemand } from '../core/on-demand.tsx';

const LogOutConfirm = lazy(() => import('./log-out-confirm.tsx'));

/** The way out, on a page; asks first. */
export function LogOutButton() {
  const { t } = useLingui();
  return (
    <OnDemand
      part={LogOutConfirm}
      props={{}}
      trigger={
        <Button variant="secondary" size="sm">
          {t`Log out`}
        </Button>
      }
    />
  );
}
