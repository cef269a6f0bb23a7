/** After a failure the button of a login comes back so many milliseconds later (section 9). */
export const COOL_DOWN_MS = 3000;

/**
 * A form's button: `ready` to press, `pending` while the call is on its way, `coolingDown` for three seconds after a
 * failure where a form does so, `done` once it succeeded for good.
 */
export type SubmitState = 'ready' | 'pending' | 'coolingDown' | 'done';

/** `ended`: the call is over, and another may follow at once. */
export type SubmitEvent = 'submitted' | 'succeeded' | 'ended' | 'failed' | 'released';

const next: Readonly<Record<SubmitState, Partial<Record<SubmitEvent, SubmitState>>>> = {
  ready: { submitted: 'pending' },
  pending: { succeeded: 'done', ended: 'ready', failed: 'coolingDown' },
  coolingDown: { released: 'ready' },
  done: {},
};

/** What follows from an event; one that does not fit the state leaves it as it is. */
export function nextSubmitState(state: SubmitState, event: SubmitEvent): SubmitState {
  return next[state][event] ?? state;
}
