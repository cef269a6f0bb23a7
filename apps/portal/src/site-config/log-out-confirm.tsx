import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLogOut } from './use-log-out.ts';

interface LogOutConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger?: ReactElement;
}

/** Asks before logging out (section 4, Logout). */
export default function LogOutConfirm(dialog: LogOutConfirmProps) {
  const { t } = useLingui();
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Log out?`}
      description={t`You will need to log in again to see your applications.`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Cancel`}
      onConfirm={logOut}
    />
  );
}
