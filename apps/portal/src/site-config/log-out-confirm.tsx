import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { usePortal } from '../core/portal/portal.ts';
import { hasUnsentDrafts } from '../core/session/index.ts';
import { useLogOut } from './use-log-out.ts';

interface LogOutConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger?: ReactElement;
}

/**
 * Asks before logging out (section 4, Logout). Autosaved edits are sent first; a warning is shown if unsaved edits or drafts on the
 * device would be lost (decision 0098).
 */
export default function LogOutConfirm(dialog: LogOutConfirmProps) {
  const { t } = useLingui();
  const { device, session, unsaved } = usePortal();
  const logOut = useLogOut();
  const [isLost, setLost] = useState(false);
  /** Resolves with whether anything would be lost, after everything was sent that can be. */
  const sending = useRef<Promise<boolean>>(undefined);
  const { open } = dialog;
  useEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    const look = async () => {
      // Not after an expiry: sending would open the login.
      if (session.get().Authorization) await unsaved.sendAll();
      return !unsaved.isEmpty() || hasUnsentDrafts(device);
    };
    sending.current = look();
    void sending.current.then((left) => isOpen && setLost(left));
    return () => {
      isOpen = false;
    };
  }, [open, device, session, unsaved]);

  async function confirm(): Promise<void> {
    // If the warning was not shown yet, the dialog stays open and shows it first.
    if ((await sending.current) && !isLost) throw new Error('something would be lost');
    logOut();
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={t`Log out?`}
      description={t`You will need to log in again to see your applications.`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Cancel`}
      onConfirm={confirm}
    >
      {isLost && (
        <p role="alert" className="text-warning-text">
          {t`What was typed on this device and has not been sent yet is deleted.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
