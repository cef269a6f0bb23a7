import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { OnDemand } from '../core/parts/on-demand.tsx';
import { useStoredSession } from '../core/portal/portal.ts';

const UserMenu = lazy(() => import('./user-menu.tsx'));
const LoginPopover = lazy(() => import('../features/account/login-popover.tsx'));

/** The end of the header: the greeting with its menu, or the login popover when logged out. */
export function AccountEntry() {
  const { Authorization, userInfo } = useStoredSession();
  const { t } = useLingui();
  const { path } = useAppLocation();
  // Whether the popover still shows the success of the login, for three seconds (section 4, Session).
  const [welcoming, setWelcoming] = useState(false);
  const name = userInfo?.name || userInfo?.userName || userInfo?.phone || '';
  const greeting = (
    <button
      type="button"
      aria-haspopup={welcoming ? 'dialog' : 'menu'}
      className={cn(buttonClass('ghost'), 'max-w-56 px-3! last-of-type:-me-3')}
    >
      <UserRound size={18} className="shrink-0" />
      <span className="sr-only @2xl:not-sr-only @2xl:truncate">{name ? t`Hello, ${name}` : t`Hello`}</span>
    </button>
  );
  if (Authorization && !welcoming)
    // The same `OnDemand` element as below, so that its button stays in the document when the popover closes.
    return <OnDemand part={UserMenu} props={{}} trigger={greeting} onHover />;
  if (path === '/login') return null;
  return (
    <OnDemand
      part={LoginPopover}
      props={{ onWelcome: setWelcoming }}
      trigger={
        Authorization ? (
          greeting
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            className={cn(buttonClass('secondary', 'md'), 'px-4!')}
          >
            {t`Log in`}
          </button>
        )
      }
    />
  );
}
