import { Spinner } from '@careers/ui';
import { Tabs } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { isInternal } from '../../core/portal/is-internal.ts';
import { useSite } from '../../site-config/use-site.tsx';
import { CodeLoginForm } from './code-login-form.tsx';
import type { Contact } from './contact.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { PaneSwitch } from './pane-switch.tsx';
import type { PanesEvent } from './panes.ts';
import { PasswordLoginForm } from './password-login-form.tsx';
import type { AccountPanes } from './use-account-panes.ts';
import type { OnLoggedIn } from './use-login.ts';

// Loaded separately: most people need neither the registration nor the directory's login.
const loadRegister = () => import('./register-pane.tsx');
const RegisterPane = lazy(loadRegister);
const DirectoryLoginForm = lazy(() => import('./directory-login-form.tsx'));

interface LoginPanelProps {
  readonly account: AccountPanes;
  readonly onLoggedIn?: OnLoggedIn;
}

const ignore = () => {};
const preloadRegister = () => void loadRegister().catch(ignore);

/**
 * Login and registration; the same on the page, in the header's popover and over an expired page. An internal site
 * has the directory's login in their place (section 3, homepageCategory).
 */
export function LoginPanel({ account, onLoggedIn = ignore }: LoginPanelProps) {
  const { data: site } = useSite();
  if (isInternal(site)) {
    return (
      <PaneOfItsOwn>
        <DirectoryLoginForm onLoggedIn={onLoggedIn} />
      </PaneOfItsOwn>
    );
  }
  return <CandidatePanes account={account} onLoggedIn={onLoggedIn} />;
}

function CandidatePanes({ account, onLoggedIn }: Required<LoginPanelProps>) {
  const { t } = useLingui();
  const { panes, forms, dispatch } = account;
  const { pane, loginBy, registerBy } = panes;

  /** Moves the focus to the first empty field, since the button that led back to this pane was removed. */
  const begin = useEffectEvent(() => {
    if (loginBy === 'code') forms.code.setFocus(forms.code.getValues('phone') ? 'verificationCode' : 'phone');
    else forms.password.setFocus(forms.password.getValues('account') ? 'password' : 'account');
  });
  const shown = useRef(pane);
  useEffect(() => {
    if (shown.current !== pane && pane === 'login') begin();
    shown.current = pane;
  }, [pane]);

  function logInWith(contact: Contact, event: PanesEvent): void {
    forms.prefillAccount(contact);
    dispatch(event);
  }

  if (pane === 'register') {
    return (
      <>
        <PaneOfItsOwn>
          <RegisterPane
            forms={forms.register}
            by={registerBy}
            onByChange={(way) => dispatch({ type: 'registerWayChosen', way })}
            onLogInInstead={(contact) => logInWith(contact, { type: 'accountFound', by: contact.kind })}
            onRegistered={(contact) => {
              forms.registered();
              logInWith(contact, { type: 'passwordReady' });
            }}
          />
        </PaneOfItsOwn>
        <PaneSwitch
          question={t`Already have an account?`}
          action={t`Log in`}
          onPress={() => dispatch({ type: 'paneChosen', pane: 'login' })}
        />
      </>
    );
  }
  return (
    <>
      <Tabs
        label={t`Ways to log in`}
        value={loginBy}
        onValueChange={(way) => dispatch({ type: 'loginWayChosen', way })}
        items={[
          {
            value: 'code',
            label: t`With a code`,
            content: <CodeLoginForm form={forms.code} onLoggedIn={onLoggedIn} />,
          },
          {
            value: 'password',
            label: t`With a password`,
            content: <PasswordLoginForm form={forms.password} onLoggedIn={onLoggedIn} />,
          },
        ]}
      />
      <PaneSwitch
        question={t`No account yet?`}
        action={t`Register`}
        onPreload={preloadRegister}
        onPress={() => dispatch({ type: 'paneChosen', pane: 'register' })}
      >
        {loginBy === 'password' && (
          <ForgotPassword form={forms.password} onPasswordSet={forms.prefillAccount} />
        )}
      </PaneSwitch>
    </>
  );
}

/** The boundary of a pane that is loaded separately: if it fails, the other pane can still be reached. */
function PaneOfItsOwn({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <PartBoundary
      fallback={
        <div className="grid min-h-60 place-items-center text-2xl text-muted">
          <Spinner label={t`Loading`} />
        </div>
      }
      failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
    >
      {children}
    </PartBoundary>
  );
}
