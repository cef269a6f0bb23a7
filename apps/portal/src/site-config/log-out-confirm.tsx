import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { usePortal } from '../core/portal.ts';
import { DRAFT_PREFIX } from '../core/session/index.ts';
import { useLogOut } from './use-log-out.ts';

interface LogOutConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger?: ReactElement;
}

/**
 * Asks before logging out (section 4, Logout). What saves itself is sent first; it is said when something is left that goes
 * with the person: what is open on the page, and drafts (decision 0098).
 */
export default function LogOutConfirm(dialog: LogOutConfirmProps) {
  const { t } = useLingui();
  const { device, session, unsaved } = usePortal();
  const logOut = useLogOut();
  const [isLost, setLost] = useState(false);
  /** Answers, once all is sent that can be, whether something is left. */
  const sending = useRef<Promise<boolean>>(undefined);
  const { open } = dialog;
  useEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    const look = async () => {
      // Nobody is asked to log in again to log out.
      if (session.get().Authorization) await unsaved.sendAll();
      return !unsaved.isEmpty() || device.names().some((name) => name.startsWith(DRAFT_PREFIX));
    };
    sending.current = look();
    void sending.current.then((left) => isOpen && setLost(left));
    return () => {
      isOpen = false;
    };
  }, [open, device, session, unsaved]);

  async function confirm(): Promise<void> {
    // Whoever has not been told yet is told first.
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
