import { Menu, MenuItem, MenuLink } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { PortalLink } from '../core/navigation/link.tsx';
import type { OnDemandMenu } from '../core/parts/on-demand.tsx';
import LogOutConfirm from '../site-config/log-out-confirm.tsx';

/** Personal center, account settings and sign out, under the greeting; opens on hover as well as by keyboard. */
export default function UserMenu({ open, onOpenChange, openedByKey, trigger }: OnDemandMenu) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu open={open} onOpenChange={onOpenChange} openedByKey={openedByKey} trigger={trigger} openOnHover>
        <MenuLink>
          <PortalLink to="/personalCenter">
            <User size={18} className="text-muted" />
            {t`My account`}
          </PortalLink>
        </MenuLink>
        <MenuLink>
          <PortalLink to="/message">
            <Mail size={18} className="text-muted" />
            {t`My messages`}
          </PortalLink>
        </MenuLink>
        <MenuLink>
          <PortalLink to="/accountSettings">
            <Settings size={18} className="text-muted" />
            {t`Account settings`}
          </PortalLink>
        </MenuLink>
        <MenuItem icon={<LogOut size={18} />} onSelect={() => setAsking(true)}>
          {t`Log out`}
        </MenuItem>
      </Menu>
      <LogOutConfirm open={asking} onOpenChange={setAsking} />
    </>
  );
}
