import { useEffect, useReducer } from 'react';
import { HELD_MS, nextSubmitState, type SubmitState } from './submit-state.ts';
import type { OnFailure } from './use-form-failure.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { watchFocus } from './watch-focus.ts';

interface CoolingSubmit {
  readonly state: SubmitState;
  /** Makes a call, unless one is under way or the button is held. */
  readonly submit: <Result>(
    call: (signal: AbortSignal) => Promise<Result>,
    onDone: (result: Result) => void,
  ) => Promise<void>;
}

/**
 * The one way in which these forms are sent: one call at a time, given up with its form; a failure is told,
 * and the button comes back three seconds later (section 4, Captcha). Nothing of a captcha outlives its call.
 */
export function useCoolingSubmit(onFailure: OnFailure): CoolingSubmit {
  const [state, dispatch] = useReducer(nextSubmitState, 'ready');
  const oneAtATime = useOneAtATime();

  useEffect(() => {
    if (state !== 'coolingDown') return;
    const timer = setTimeout(() => dispatch('released'), HELD_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    submit: async (call, onDone) => {
      if (state !== 'ready') return;
      await oneAtATime(async (signal) => {
        dispatch('submitted');
        const focus = watchFocus();
        try {
          const result = await call(signal);
          if (signal.aborted) return;
          dispatch('succeeded');
          onDone(result);
        } catch (error) {
          if (signal.aborted) return;
          dispatch('failed');
          onFailure(error, focus.stayed());
        } finally {
          focus.end();
        }
      });
    },
  };
}
