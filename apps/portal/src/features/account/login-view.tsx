import { Card, Spinner } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeFailure } from '../../core/failures/failures.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useGo } from '../../core/navigation/link.tsx';
import { useUnlessLeaving } from '../../core/navigation/unless-leaving.ts';
import { useStoredSession } from '../../core/portal/portal.ts';
import { redirectTarget } from '../../core/session/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Page } from '../../site-config/page.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { LoginPanel } from './login-panel.tsx';
import { LoginReasons } from './login-reasons.tsx';
import { useAccountPanes } from './use-account-panes.ts';

interface LoginViewProps {
  /** Whether a sign-on is still being exchanged for a session. */
  readonly waiting: boolean;
  /** The failure of the sign-on that led here. */
  readonly failure?: unknown;
}

/** The content of `/login`; redirects once there is a session, from here or from another tab. */
export function LoginView({ waiting, failure }: LoginViewProps) {
  const { t, i18n } = useLingui();
  const { Authorization } = useStoredSession();
  const account = useAccountPanes();
  const { pane } = account.panes;
  const name = pane === 'login' ? t`Log in` : t`Register`;
  const [cameLoggedIn] = useState(Boolean(Authorization));
  const refused = failure === undefined ? undefined : describeFailure(failure, i18n);
  const location = useAppLocation();
  const go = useGo();

  useUnlessLeaving(!waiting && Authorization, () => {
    const { path, query } = redirectTarget(location);
    void go(path, query, { replace: true });
  });

  return (
    <Page title={name} headingHidden>
      {cameLoggedIn || waiting ? (
        <div className="grid min-h-60 place-items-center text-2xl text-muted">
          <Spinner label={t`Loading`} />
        </div>
      ) : (
        <div className="mx-auto grid max-w-md items-start gap-16 @4xl:max-w-none @4xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="hidden pt-8 @4xl:block">
            <LoginReasons pane={pane} />
            <ScenePicture className="mt-10 aspect-[5/2] w-full rounded-lg" />
          </div>
          <Card padding="lg" className="@container shadow-raised">
            <p aria-hidden="true" className="heading mb-4 text-2xl">
              {name}
            </p>
            <FormFailure message={refused?.kind === 'error' ? refused.text : undefined} />
            <LoginPanel account={account} />
          </Card>
        </div>
      )}
    </Page>
  );
}
