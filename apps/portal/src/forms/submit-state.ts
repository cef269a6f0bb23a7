/** How long the button of a login is disabled after a failure (section 9). */
export const COOL_DOWN_MS = 3000;

/**
 * A form's button: `ready` to press, `pending` while the call is on its way, `coolingDown` for three seconds after a
 * failure where a form does so, `done` once it succeeded for good.
 */
export type SubmitState = 'ready' | 'pending' | 'coolingDown' | 'done';

/** `ended`: the call is over, and the form may be sent again at once. */
export type SubmitEvent = 'submitted' | 'succeeded' | 'ended' | 'failed' | 'released';

const next: Readonly<Record<SubmitState, Partial<Record<SubmitEvent, SubmitState>>>> = {
  ready: { submitted: 'pending' },
  pending: { succeeded: 'done', ended: 'ready', failed: 'coolingDown' },
  coolingDown: { released: 'ready' },
  done: {},
};

/** The state after an event; one that does not fit the state changes nothing. */
export function nextSubmitState(state: SubmitState, event: SubmitEvent): SubmitState {
  return next[state][event] ?? state;
}
