import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { PartNotice } from '../../core/parts/part-notice.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { DialogName } from './dialog-name.ts';
import { MyData } from './my-data.tsx';
import { accountSettingsQuery } from './queries.ts';
import { WaysToLogIn } from './ways-to-log-in.tsx';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

/** Ways to log in, the person's data, and the deletion of the account (section 2, /accountSettings). */
export function SettingsPage() {
  const { t } = useLingui();
  const portal = usePortal();
  const { data: settings } = useTranslatedQuery(accountSettingsQuery(portal));
  const [dialog, setDialog] = useState<{ readonly name: DialogName; readonly open: boolean }>();
  const ask = (name: DialogName) => setDialog({ name, open: true });
  /** The button pressed last: a notice beside it says if the dialog could not be fetched. */
  const pressed = useRef<HTMLElement>(null);
  const noteButton = ({ target }: MouseEvent) => {
    pressed.current = target instanceof Element ? target.closest('button') : null;
  };

  function close(): void {
    setDialog((shown) => shown && { ...shown, open: false });
    // Even if it was closed while a call was under way, which may have succeeded.
    void portal.queries.invalidateQueries(accountSettingsQuery(portal));
  }

  return (
    <Page title={t`Account settings`} width="narrow">
      {/* Only notes which button was pressed; the buttons themselves act. */}
      <div className="flex flex-col gap-10" onClickCapture={noteButton}>
        <WaysToLogIn onAsk={ask} />
        <MyData />
        <DeleteAccount onAsk={ask} />
      </div>
      <PartBoundary
        again={dialog}
        failed={(error, onRetry) =>
          dialog?.open && <PartNotice button={pressed} error={error} onRetry={onRetry} onClose={close} />
        }
      >
        {dialog && settings && (
          <SettingsDialog name={dialog.name} open={dialog.open} settings={settings} onClose={close} />
        )}
      </PartBoundary>
    </Page>
  );
}
