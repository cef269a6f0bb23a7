import type { LoginResult } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal.ts';
import { forgetTyping } from './kept-typing.ts';
import { type LoginAttempt, logLogin } from './login-calls.ts';
import type { SubmitState } from './submit-state.ts';
import type { OnFailure } from './use-form-failure.ts';
import { useHeldSubmit } from './use-held-submit.ts';

/** Told who is logged in, after the session has been kept. */
export type OnLoggedIn = (result: LoginResult) => void;

interface LoginOptions {
  readonly onLoggedIn: OnLoggedIn;
  /** Shows why it did not work; a call that was given up is not told. */
  readonly onFailure: OnFailure;
}

interface Login {
  readonly state: SubmitState;
  /** Tries to log in, unless a try is under way or its button is held. */
  readonly submit: (attempt: LoginAttempt) => Promise<void>;
}

/** Logging in (section 4, Session), one try at a time; leaving the form gives the try up. */
export function useLogin({ onLoggedIn, onFailure }: LoginOptions): Login {
  const portal = usePortal();
  const { t } = useLingui();
  const { state, submit } = useHeldSubmit(onFailure);

  function welcome(login: LoginAttempt, result: LoginResult): void {
    const kept = portal.session.logIn(result, login.contact);
    forgetTyping(portal);
    portal.toasts.show({ tone: 'success', message: t`login successful` });
    if (!kept)
      portal.toasts.show({
        tone: 'info',
        message: t`This browser has no room to keep you logged in. Once you leave or reload this page, log in again.`,
      });
    logLogin(portal, login, result);
    // What is on screen was answered to a visitor.
    void portal.queries.invalidateQueries();
    onLoggedIn(result);
  }

  return {
    state,
    submit: (login) =>
      submit(
        (signal) => login.run(portal, signal),
        (result) => welcome(login, result),
      ),
  };
}
