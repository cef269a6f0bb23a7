import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { FAILURE_SHOWN_MS } from '../protocol/constants.ts';
import type { CaptchaType } from '../protocol/types.ts';
import type { AttemptEvent, AttemptState } from './attempt.ts';
import { askForChallenge, checkAnswer } from './calls.ts';
import type { CaptchaWidgetProps } from './props.ts';

interface AttemptsOptions<State, Event> extends Pick<CaptchaWidgetProps, 'transport' | 'onVerified'> {
  readonly captchaType: CaptchaType;
  readonly reducer: (state: State, event: Event | AttemptEvent) => State;
  readonly initial: State;
}

/** A widget's state, with the calls and the timer that its states ask for. */
export function useAttempts<State extends AttemptState, Event>({
  captchaType,
  transport,
  onVerified,
  reducer,
  initial,
}: AttemptsOptions<State, Event>): [State, Dispatch<Event | AttemptEvent>] {
  const [state, dispatch] = useReducer(reducer, initial);
  const { kind, attempt } = state;

  const run = useEffectEvent((signal: AbortSignal): Promise<AttemptEvent | null> | null => {
    const current: AttemptState = state;
    if (current.kind === 'loading') return askForChallenge(transport, captchaType, current, signal);
    if (current.kind === 'checking') return checkAnswer(transport, captchaType, current, signal);
    return null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new kind or attempt is what asks for a call
  useEffect(() => {
    const controller = new AbortController();
    run(controller.signal)?.then((event) => event && dispatch(event));
    return () => controller.abort();
  }, [kind, attempt]);

  useEffect(() => {
    if (kind !== 'failure') return;
    const timer = setTimeout(() => dispatch({ type: 'renew' }), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [kind]);

  const finish = useEffectEvent(() => {
    const current: AttemptState = state;
    if (current.kind === 'success') onVerified({ captchaType, captchaVerification: current.verification });
  });
  useEffect(() => {
    if (kind === 'success') finish();
  }, [kind]);

  return [state, dispatch];
}
