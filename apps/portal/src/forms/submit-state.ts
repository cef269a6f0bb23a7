/** After a failure the button comes back so many milliseconds later (section 9). */
export const HELD_MS = 3000;

/**
 * A login's button: `ready` to press, `pending` while the call is on its way, `coolingDown` for three seconds
 * after a failure, `done` once logged in.
 */
export type SubmitState = 'ready' | 'pending' | 'coolingDown' | 'done';
export type SubmitEvent = 'submitted' | 'succeeded' | 'failed' | 'released';

const next: Readonly<Record<SubmitState, Partial<Record<SubmitEvent, SubmitState>>>> = {
  ready: { submitted: 'pending' },
  pending: { succeeded: 'done', failed: 'coolingDown' },
  coolingDown: { released: 'ready' },
  done: {},
};

/** What follows from an event; one that does not fit the state leaves it as it is. */
export function nextSubmitState(state: SubmitState, event: SubmitEvent): SubmitState {
  return next[state][event] ?? state;
}
