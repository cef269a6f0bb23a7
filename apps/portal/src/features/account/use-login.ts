import type { LoginResult } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { endSession, sessionToEnd } from '../../core/portal/end-session.ts';
import { usePortal } from '../../core/portal/portal.ts';
import type { SubmitState } from '../../forms/submit-state.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { forgetTyping } from './kept-typing.ts';
import { type LoginAttempt, logLogin } from './login-calls.ts';

/** Called after the session was stored. */
export type OnLoggedIn = (result: LoginResult) => void;

interface LoginOptions {
  readonly onLoggedIn: OnLoggedIn;
  /** Called before a session is stored; with the result false it is ended instead. */
  readonly mayLogIn?: (result: LoginResult) => Promise<boolean>;
  /** Shows why it failed; not called when the call was aborted. */
  readonly onFailure: OnFailure;
}

interface Login {
  readonly state: SubmitState;
  /** Tries to log in, unless an attempt is under way or the button cools down. */
  readonly submit: (attempt: LoginAttempt) => Promise<void>;
}

/** Logs in (section 4, Session), one attempt at a time; leaving the form aborts it. */
export function useLogin({ onLoggedIn, mayLogIn, onFailure }: LoginOptions): Login {
  const portal = usePortal();
  const { t } = useLingui();
  const { state, submit } = useSubmit({ onFailure, coolsDown: true });

  /** Makes the call; if `mayLogIn` rejects its session, the server is asked to end it. */
  async function attempt(login: LoginAttempt, signal: AbortSignal): Promise<LoginResult | undefined> {
    const result = await login.run(portal, signal);
    if (!mayLogIn || (await mayLogIn(result))) return result;
    void endSession(portal, { token: result.Authorization, ofDirectory: login.contact.kind === 'directory' });
    return undefined;
  }

  function welcome(login: LoginAttempt, result: LoginResult): void {
    const before = sessionToEnd(portal);
    const kept = portal.session.logIn(result, login.contact);
    if (before && before.token !== result.Authorization) void endSession(portal, before);
    forgetTyping(portal);
    portal.toasts.show({ tone: 'success', message: t`login successful` });
    if (!kept)
      portal.toasts.show({
        tone: 'info',
        message: t`This browser has no room to keep you logged in. Once you leave or reload this page, log in again.`,
      });
    logLogin(portal, login, result);
    // The data on screen were answered to a visitor.
    void portal.queries.invalidateQueries();
    onLoggedIn(result);
  }

  return {
    state,
    submit: (login) =>
      submit(
        ({ options }) => attempt(login, options.signal),
        (result) => result && welcome(login, result),
      ),
  };
}
