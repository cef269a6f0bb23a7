import { CLICK_COUNT, IMAGE_HEIGHT, IMAGE_WIDTH } from '../protocol/constants.ts';
import { clickPoints } from '../protocol/points.ts';
import type { CaptchaChallenge, CaptchaPoint } from '../protocol/types.ts';
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

interface Marked extends Attempt {
  readonly challenge: CaptchaChallenge;
  /** Where was clicked, in order, in the 310x155 space, not rounded. */
  readonly marks: readonly CaptchaPoint[];
}

interface Untried extends Marked {
  /** Where a key would set the next mark. */
  readonly cursor: CaptchaPoint;
  /** Whether keys move the cursor at present: then it shows. */
  readonly aiming: boolean;
  /** When the first mark was set or the cursor first moved, in the clock's milliseconds. */
  readonly startedAt: number | null;
}

type Tried = Marked & Answered;

/** The click-word captcha's states (specification, section 4). */
export type ClickState =
  | Loading
  | ({ readonly kind: 'ready' } & Untried)
  | ({ readonly kind: 'checking' } & Tried)
  | ({ readonly kind: 'success'; readonly verification: string } & Tried)
  | ({ readonly kind: 'failure'; readonly problem: Problem } & Tried)
  | ({ readonly kind: 'unavailable'; readonly problem: Problem } & Attempt);

/** `at` is the clock's time in milliseconds; places and ways are in the 310x155 space. */
export type ClickEvent =
  | AttemptEvent
  /** A click into the picture; that on the last word is the answer. */
  | { readonly type: 'click'; readonly place: CaptchaPoint; readonly at: number }
  | { readonly type: 'aim'; readonly by: CaptchaPoint; readonly at: number }
  /** A click where the cursor is. */
  | { readonly type: 'set'; readonly at: number }
  /** Takes one mark back, the last unless its index is given. */
  | { readonly type: 'undo'; readonly mark?: number };

export const INITIAL_STATE: ClickState = { kind: 'loading', attempt: 1 };

/** Where the cursor begins, on a whole pixel. */
const MIDDLE: CaptchaPoint = { x: Math.floor(IMAGE_WIDTH / 2), y: Math.floor(IMAGE_HEIGHT / 2) };

/** What follows from an event. One that does not fit the state leaves it as it is. */
export function clickReducer(state: ClickState, event: ClickEvent): ClickState {
  switch (event.type) {
    case 'loaded':
      return awaits(state, 'loading', event) ? begin(event) : state;
    case 'refused':
      return awaits(state, 'loading', event)
        ? { ...state, kind: 'unavailable', problem: event.problem }
        : state;
    case 'undecodable':
      return awaits(state, 'ready', event) ? undecodable(state) : state;
    case 'renew':
      return renewed(state);
    case 'passed':
      if (!awaits(state, 'checking', event)) return state;
      return { ...state, kind: 'success', verification: event.verification };
    case 'failed':
      return awaits(state, 'checking', event) ? { ...state, kind: 'failure', problem: event.problem } : state;
    case 'click':
      return state.kind === 'ready' ? marked({ ...state, aiming: false }, event.place, event.at) : state;
    case 'aim':
      return state.kind === 'ready' ? aimed(state, event.by, event.at) : state;
    case 'set':
      return state.kind === 'ready' ? marked(state, state.cursor, event.at) : state;
    case 'undo':
      return state.kind === 'ready' ? takenBack(state, event.mark ?? state.marks.length - 1) : state;
  }
}

type Ready = Extract<ClickState, { kind: 'ready' }>;

function begin({ attempt, challenge }: Extract<ClickEvent, { type: 'loaded' }>): Ready {
  return { kind: 'ready', attempt, challenge, marks: [], cursor: MIDDLE, aiming: false, startedAt: null };
}

function marked(state: Ready, place: CaptchaPoint, at: number): ClickState {
  const cursor = clampToPicture(place);
  if (cursor === null) return state;
  const { attempt, challenge } = state;
  const startedAt = state.startedAt ?? at;
  const marks = [...state.marks, cursor];
  const count = challenge.wordList?.length ?? CLICK_COUNT;
  if (marks.length < count) return { ...state, marks, cursor, startedAt };
  const seconds = Math.max(0, at - startedAt) / 1000;
  return { kind: 'checking', attempt, challenge, marks, seconds, plain: clickPoints(marks, count) };
}

function aimed(state: Ready, by: CaptchaPoint, at: number): Ready {
  const cursor = clampToPicture({ x: state.cursor.x + by.x, y: state.cursor.y + by.y }) ?? state.cursor;
  return { ...state, cursor, aiming: true, startedAt: state.startedAt ?? at };
}

function takenBack(state: Ready, mark: number): Ready {
  return { ...state, marks: state.marks.filter((_, at) => at !== mark) };
}

/** The nearest place within the picture; `null` if it cannot be computed, since the picture has no width. */
function clampToPicture({ x, y }: CaptchaPoint): CaptchaPoint | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { x: Math.max(0, Math.min(IMAGE_WIDTH, x)), y: Math.max(0, Math.min(IMAGE_HEIGHT, y)) };
}
