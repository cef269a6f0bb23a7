import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../core/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { DialogName } from './dialog-name.ts';
import { MyData } from './my-data.tsx';
import { accountSettingsQuery } from './queries.ts';
import { WaysToLogIn } from './ways-to-log-in.tsx';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

/** How the account is entered, what is stored about its owner, and its end (section 2, /accountSettings). */
export function SettingsPage() {
  const { t } = useLingui();
  const portal = usePortal();
  const { data: settings } = useQuery(accountSettingsQuery(portal));
  const [dialog, setDialog] = useState<{ readonly name: DialogName; readonly open: boolean }>();
  const ask = (name: DialogName) => setDialog({ name, open: true });

  function close(): void {
    setDialog((shown) => shown && { ...shown, open: false });
    // Also when it was left while a call was under way: that may have arrived.
    void portal.queries.invalidateQueries(accountSettingsQuery(portal));
  }

  return (
    <Page title={t`Account settings`} width="narrow">
      <div className="flex flex-col gap-10">
        <WaysToLogIn onAsk={ask} />
        <MyData />
        <DeleteAccount onAsk={ask} />
      </div>
      <Suspense>
        {dialog && settings && (
          <SettingsDialog name={dialog.name} open={dialog.open} settings={settings} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}
