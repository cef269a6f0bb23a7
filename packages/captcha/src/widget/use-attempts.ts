import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { FAILURE_SHOWN_MS } from '../protocol/constants.ts';
import type { CaptchaVerification } from '../protocol/types.ts';
import type { CaptchaTransport } from '../transport.ts';
import { askForChallenge, checkAnswer } from './slider-calls.ts';
import { INITIAL_STATE, type SliderEvent, type SliderState, sliderReducer } from './slider-state.ts';

/** The slider's state, with the calls and the timer that its states ask for. */
export function useSlider(
  transport: CaptchaTransport,
  onVerified: (verification: CaptchaVerification) => void,
): [SliderState, Dispatch<SliderEvent>] {
  const [state, dispatch] = useReducer(sliderReducer, INITIAL_STATE);
  const { kind, attempt } = state;

  const run = useEffectEvent((signal: AbortSignal): Promise<SliderEvent | null> | null => {
    if (state.kind === 'loading') return askForChallenge(transport, attempt, signal);
    if (state.kind === 'checking') {
      return checkAnswer(transport, attempt, state.challenge, state.plain, signal);
    }
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
    if (state.kind !== 'success') return;
    onVerified({ captchaType: 'blockPuzzle', captchaVerification: state.verification });
  });
  useEffect(() => {
    if (kind === 'success') finish();
  }, [kind]);

  return [state, dispatch];
}
