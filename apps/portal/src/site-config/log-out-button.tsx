import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../core/lazy.tsx';
import { OnDemand } from '../core/on-demand.tsx';

const LogOutConfirm = lazy(() => import('./log-out-confirm.tsx'));

/** The way out, on a page; asks first. `sm` at the foot of a page, where something else is to be done first. */
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
