import { IMAGE_WIDTH, PIECE_WIDTH } from '../protocol/constants.ts';
import { sliderPoint } from '../protocol/points.ts';
import type { CaptchaChallenge } from '../protocol/types.ts';
import {
  type Answered,
  type Attempt,
  type AttemptEvent,
  awaits,
  type Loading,
  type Problem,
  renewed,
  undecodable,
} from '../widget/attempt.ts';

interface Challenged extends Attempt {
  readonly challenge: CaptchaChallenge;
  /** Left edge of the piece in the 310-wide space, not rounded. */
  readonly x: number;
  /** The width of the piece there: 47, or that of its picture, once it is decoded. */
  readonly piece: number;
}

interface Untried extends Challenged {
  /** When the piece first moved, in the clock's milliseconds. */
  readonly startedAt: number | null;
}

type Tried = Challenged & Answered;

/** The slider captcha's states (specification, section 4). */
export type SliderState =
  | Loading
  | ({ readonly kind: 'ready' } & Untried)
  /** `from`: where the piece was when it was taken. */
  | ({ readonly kind: 'dragging'; readonly from: number } & Untried)
  | ({ readonly kind: 'checking' } & Tried)
  | ({ readonly kind: 'success'; readonly verification: string } & Tried)
  | ({ readonly kind: 'failure'; readonly problem: Problem } & Tried)
  | ({ readonly kind: 'unavailable'; readonly problem: Problem } & Attempt);

/** `at` is the clock's time in milliseconds, `x` and `by` are in the 310-wide space. */
export type SliderEvent =
  | AttemptEvent
  | { readonly type: 'measured'; readonly piece: number }
  | { readonly type: 'place'; readonly x: number; readonly at: number }
  | { readonly type: 'step'; readonly by: number; readonly at: number }
  | { readonly type: 'grab' }
  | { readonly type: 'move'; readonly x: number; readonly at: number }
  | { readonly type: 'release'; readonly x: number; readonly at: number }
  /** The drag was taken away: by the system, a second gesture, a lost capture. */
  | { readonly type: 'cancel' }
  | { readonly type: 'submit'; readonly at: number };

export const INITIAL_STATE: SliderState = { kind: 'loading', attempt: 1 };

/** What follows from an event. One that does not fit the state leaves it as it is. */
export function sliderReducer(state: SliderState, event: SliderEvent): SliderState {
  switch (event.type) {
    case 'loaded':
      if (!awaits(state, 'loading', event)) return state;
      return {
        kind: 'ready',
        attempt: state.attempt,
        challenge: event.challenge,
        x: 0,
        piece: PIECE_WIDTH,
        startedAt: null,
      };
    case 'refused':
      return awaits(state, 'loading', event)
        ? { ...state, kind: 'unavailable', problem: event.problem }
        : state;
    case 'undecodable':
      return awaits(state, 'ready', event) || awaits(state, 'dragging', event) ? undecodable(state) : state;
    case 'measured':
      return state.kind === 'ready' ? measured(state, event.piece) : state;
    case 'renew':
      return renewed(state);
    case 'passed':
      if (!awaits(state, 'checking', event)) return state;
      return { ...state, kind: 'success', verification: event.verification };
    case 'failed':
      return awaits(state, 'checking', event) ? { ...state, kind: 'failure', problem: event.problem } : state;
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
  }
}

type Ready = Extract<SliderState, { kind: 'ready' }>;
type Dragging = Extract<SliderState, { kind: 'dragging' }>;

/** A picture of the piece that is wider than half of the background cannot be right: its width is ignored. */
function measured(state: Ready, piece: number): Ready {
  return piece > 0 && piece <= IMAGE_WIDTH / 2 ? { ...state, piece } : state;
}

/** The furthest place of the piece's left edge. */
export function furthest(state: SliderState): number {
  return IMAGE_WIDTH - ('piece' in state ? state.piece : PIECE_WIDTH);
}

function moved<State extends Ready | Dragging>(state: State, to: number, at: number): State {
  // A picture without a width gives no place.
  if (!Number.isFinite(to)) return state;
  const x = Math.max(0, Math.min(furthest(state), to));
  if (x === state.x) return state;
  return { ...state, x, startedAt: state.startedAt ?? at };
}

/** A release where the piece was taken is no answer: nothing is sent. */
function released(state: Dragging, at: number): SliderState {
  return state.x === state.from ? putBack(state) : submitted(state, at);
}

function putBack({ attempt, challenge, from, piece, startedAt }: Dragging): SliderState {
  return { kind: 'ready', attempt, challenge, x: from, piece, startedAt: from === 0 ? null : startedAt };
}

function submitted(state: Ready | Dragging, at: number): SliderState {
  const { attempt, challenge, x, piece, startedAt } = state;
  if (startedAt === null) return state;
  return {
    kind: 'checking',
    attempt,
    challenge,
    x,
    piece,
    seconds: Math.max(0, at - startedAt) / 1000,
    plain: sliderPoint(x),
  };
}
