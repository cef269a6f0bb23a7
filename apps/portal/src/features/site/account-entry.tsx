import { buttonClass, cn } from '@careers/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import UserRound from 'lucide-react/icons/user-round';
import { lazy } from 'react';
import { usePlaceInApp } from '../../app/link.tsx';
import { OnDemand } from '../../app/on-demand.tsx';
import { useStored } from '../../app/portal.ts';

const UserMenu = lazy(() => import('./user-menu.tsx'));
const LoginPopover = lazy(() => import('../account/login-popover.tsx'));

/** The header's end: the greeting with its menu, or the login popover when logged out. */
export function AccountEntry() {
  const { Authorization, userInfo } = useStored();
  const { t } = useLingui();
  const { path } = usePlaceInApp();
  if (!Authorization) {
    if (path === '/login') return null;
    return (
      <OnDemand
        part={LoginPopover}
        props={{}}
        trigger={
          <button type="button" aria-haspopup="dialog" className={cn(buttonClass('primary', 'md'), 'px-4!')}>
            <Trans>Log in</Trans>
          </button>
        }
      />
    );
  }
  const name = userInfo?.name || userInfo?.userName || userInfo?.phone || '';
  return (
    <OnDemand
      part={UserMenu}
      props={{}}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={t`Account of ${name}`}
          className={cn(buttonClass('ghost'), 'max-w-56 px-3!')}
        >
          <UserRound size={18} aria-hidden="true" className="shrink-0" />
          <span className="hidden truncate @2xl:inline">
            <Trans>Hello, {name}</Trans>
          </span>
        </button>
      }
    />
  );
}
