import type { LoginResult } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer } from 'react';
import { usePortal } from '../../app/portal.ts';
import { type LoginAttempt, logLogin } from './login-calls.ts';
import { HELD_MS, nextSubmitState, type SubmitState } from './submit-state.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Told who is logged in, after the session has been kept. */
export type OnLoggedIn = (result: LoginResult) => void;

interface LoginOptions {
  readonly onLoggedIn: OnLoggedIn;
  /** Shows why it did not work; a call that was given up is not told. */
  readonly onFailure: (error: unknown) => void;
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
  const [state, dispatch] = useReducer(nextSubmitState, 'ready');
  const oneAtATime = useOneAtATime();

  useEffect(() => {
    if (state !== 'held') return;
    const timer = setTimeout(() => dispatch('released'), HELD_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function attempt(login: LoginAttempt, signal: AbortSignal): Promise<void> {
    dispatch('submitted');
    try {
      const result = await login.run(portal, signal);
      if (signal.aborted) return;
      portal.session.logIn(result, login.contact);
      portal.toasts.show({ tone: 'success', message: t`login successful` });
      logLogin(portal, login, result);
      // What is on screen was answered to a visitor.
      void portal.queries.invalidateQueries();
      dispatch('succeeded');
      onLoggedIn(result);
    } catch (error) {
      if (signal.aborted) return;
      dispatch('failed');
      onFailure(error);
    }
  }

  return {
    state,
    submit: async (login) => {
      if (state === 'ready') await oneAtATime((signal) => attempt(login, signal));
    },
  };
}
