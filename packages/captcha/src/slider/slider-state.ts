import { MAX_SLIDER_X } from '../protocol/constants.ts';
import { sliderPoint } from '../protocol/points.ts';
import type { CaptchaChallenge } from '../protocol/types.ts';

/** Why there is no challenge or no pass: a `repCode` or a `CaptchaFailureKind`, and what to show if known. */
export interface SliderProblem {
  readonly code: string;
  readonly message: string | null;
}

interface Attempt {
  /** Counts the challenges asked for: a reply to an older one changes nothing. */
  readonly attempt: number;
}

interface Challenged extends Attempt {
  readonly challenge: CaptchaChallenge;
  /** Left edge of the piece in the 310-wide space, not rounded. */
  readonly x: number;
}

interface Untried extends Challenged {
  /** When the piece first moved, in the clock's milliseconds. */
  readonly startedAt: number | null;
}

interface Tried extends Challenged {
  /** From the first movement to the release. */
  readonly seconds: number;
  /** The answer's text, byte for byte as it is checked and later proven. */
  readonly plain: string;
}

/** The slider captcha's states (specification, section 4). */
export type SliderState =
  | ({ readonly kind: 'loading' } & Attempt)
  | ({ readonly kind: 'ready' } & Untried)
  /** `from`: where the piece was when it was taken. */
  | ({ readonly kind: 'dragging'; readonly from: number } & Untried)
  | ({ readonly kind: 'checking' } & Tried)
  | ({ readonly kind: 'success'; readonly verification: string } & Tried)
  | ({ readonly kind: 'failure'; readonly problem: SliderProblem } & Tried)
  | ({ readonly kind: 'unavailable'; readonly problem: SliderProblem } & Attempt);

/** `at` is the clock's time in milliseconds, `x` and `by` are in the 310-wide space. */
export type SliderEvent =
  | { readonly type: 'loaded'; readonly attempt: number; readonly challenge: CaptchaChallenge }
  | { readonly type: 'refused'; readonly attempt: number; readonly problem: SliderProblem }
  /** A new challenge, wished for or due after a failure. */
  | { readonly type: 'renew' }
  | { readonly type: 'place'; readonly x: number; readonly at: number }
  | { readonly type: 'step'; readonly by: number; readonly at: number }
  | { readonly type: 'grab' }
  | { readonly type: 'move'; readonly x: number; readonly at: number }
  | { readonly type: 'release'; readonly x: number; readonly at: number }
  /** The drag was taken away: by the system, a second gesture, a lost capture. */
  | { readonly type: 'cancel' }
  | { readonly type: 'submit'; readonly at: number }
  | { readonly type: 'passed'; readonly attempt: number; readonly verification: string }
  | { readonly type: 'failed'; readonly attempt: number; readonly problem: SliderProblem };

export const INITIAL_STATE: SliderState = { kind: 'loading', attempt: 1 };

/** What follows from an event. One that does not fit the state leaves it as it is. */
export function sliderReducer(state: SliderState, event: SliderEvent): SliderState {
  switch (event.type) {
    case 'loaded':
      if (state.kind !== 'loading' || state.attempt !== event.attempt) return state;
      return { kind: 'ready', attempt: state.attempt, challenge: event.challenge, x: 0, startedAt: null };
    case 'refused':
      if (state.kind !== 'loading' || state.attempt !== event.attempt) return state;
      return { kind: 'unavailable', attempt: state.attempt, problem: event.problem };
    case 'renew':
      // What passed is spent on the server: another challenge would ask for the same thing twice.
      return state.kind === 'success' ? state : { kind: 'loading', attempt: state.attempt + 1 };
    case 'place':
      return state.kind === 'ready' ? moved(state, event.x, event.at) : state;
    case 'step':
      return state.kind === 'ready' ? moved(state, state.x + event.by, event.at) : state;
    case 'grab':
      return state.kind === 'ready' ? { ...state, kind: 'dragging', from: state.x } : state;
    case 'move':
      return state.kind === 'dragging' ? moved(state, event.x, event.at) : state;
    case 'release':
      return state.kind === 'dragging' ? released(moved(state, event.x, event.at), event.at) : state;
    case 'cancel':
      return state.kind === 'dragging' ? putBack(state) : state;
    case 'submit':
      return state.kind === 'ready' ? submitted(state, event.at) : state;
    case 'passed': {
      if (state.kind !== 'checking' || state.attempt !== event.attempt) return state;
      return { ...state, kind: 'success', verification: event.verification };
    }
    case 'failed': {
      if (state.kind !== 'checking' || state.attempt !== event.attempt) return state;
      return { ...state, kind: 'failure', problem: event.problem };
    }
  }
}

type Ready = Extract<SliderState, { kind: 'ready' }>;
type Dragging = Extract<SliderState, { kind: 'dragging' }>;

function moved<State extends Ready | Dragging>(state: State, to: number, at: number): State {
  // A picture without a width gives no place.
  if (!Number.isFinite(to)) return state;
  const x = Math.max(0, Math.min(MAX_SLIDER_X, to));
  if (x === state.x) return state;
  return { ...state, x, startedAt: state.startedAt ?? at };
}

/** A release where the piece was taken is no answer: nothing is sent. */
function released(state: Dragging, at: number): SliderState {
  return state.x === state.from ? putBack(state) : submitted(state, at);
}

function putBack({ attempt, challenge, from, startedAt }: Dragging): SliderState {
  return { kind: 'ready', attempt, challenge, x: from, startedAt: from === 0 ? null : startedAt };
}

function submitted(state: Ready | Dragging, at: number): SliderState {
  const { attempt, challenge, x, startedAt } = state;
  if (startedAt === null) return state;
  return {
    kind: 'checking',
    attempt,
    challenge,
    x,
    seconds: Math.max(0, at - startedAt) / 1000,
    plain: sliderPoint(x),
  };
}
