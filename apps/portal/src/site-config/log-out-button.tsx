import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../core/parts/lazy.tsx';
import { OnDemand } from '../core/parts/on-demand.tsx';

const LogOutConfirm = lazy(() => import('./log-out-confirm.tsx'));

/** A button to log out, with a confirmation. `sm` where it is not the main action of the page. */
export function LogOutButton({ size }: { readonly size?: 'sm' }) {
  const { t } = useLingui();
  return (
    <OnDemand
      part={LogOutConfirm}
      props={{}}
      trigger={
        <Button variant="secondary" size={size}>
          {t`Log out`}
        </Button>
      }
    />
  );
}
